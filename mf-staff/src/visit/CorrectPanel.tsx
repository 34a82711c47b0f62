import type { VisitFields } from '@site/client/staff';
import { Button } from '@site/ui/button';
import { ErrorSummary } from '@site/ui/field';
import { shown } from '@site/data-types/shown';
import { useForm, useFormState, useFormValue } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { JobFields, LanguageField, PersonFields } from '../components/PersonFields';
import { staff } from '../lib/backend';
import { checked, jobMistakes, languageOf, personMistakes, personOf } from '../lib/person-fields';
import { listedProblem } from '../lib/listed-problem';
import * as m from '../messages/visit-panels';
import { isOwner, usePerson } from '../session/person-context';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

/** Corrects what the visit says of its customer and its job. */
export function CorrectPanel({ visit, changes, close }: PanelProps) {
  const { id, version, name, phone, email, address, zip, appliance, issue } = visit;
  const owner = isOwner(usePerson());
  const { language = 'en' } = visit;
  const before: VisitFields = { name, phone, email, address, zip, appliance, issue, language };
  const form = useForm<keyof VisitFields, VisitFields>(
    async (values) => {
      const { appliance = '', issue = '' } = values;
      const person = personOf(values);
      return checked(
        { ...personMistakes(person), ...jobMistakes(values) },
        {
          ...person,
          appliance,
          issue: listedProblem(appliance, issue),
          language: languageOf(values),
        },
      );
    },
    { draft: `staff.typed.${id}.correct`, first: { ...before, issue: shown(issue) } },
  );
  const { errors, submitCount } = useFormState(form);
  const chosen = useFormValue(form, 'appliance');

  const correct = async (answers: VisitFields) => {
    // Fields that the person has not touched stay as others may have corrected them.
    const fields = Object.fromEntries(
      Object.entries(answers).filter(
        ([field, text]) => text !== before[field as keyof VisitFields],
      ),
    );
    const done = fields.email ? m.correctedNewMail : m.correctedDone;
    const run = () => staff().correct(id, fields, { version });
    if (await changes.change('correct', run, done)) return;
    form.clear();
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(correct);
  };

  return (
    <Panel title={m.correctTheVisit}>
      <form onSubmit={submit} noValidate autoComplete="off">
        <Stack>
          <ErrorSummary
            title={m.pleaseCheck}
            submitCount={submitCount}
            errors={Object.entries(errors).map(([field, message]) => ({
              fieldId: `correct-${field}`,
              message,
            }))}
          />
          <PersonFields
            register={(field) => form.register(field)}
            errors={errors}
            prefix="correct"
            withEmail={owner}
          />
          <JobFields
            register={(field) => form.register(field)}
            errors={errors}
            prefix="correct"
            appliance={chosen}
          />
          <LanguageField register={(field) => form.register(field)} prefix="correct" />
          <Button type="submit" loading={changes.sending === 'correct'}>
            {changes.sending === 'correct' ? m.saving : m.save}
          </Button>
          <Button variant="ghost" onClick={close}>
            {m.closeLabel}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
