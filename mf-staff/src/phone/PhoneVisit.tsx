import type { PhoneVisit as Visit, StaffVisit } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { ErrorSummary, Field, TextArea, TextInput } from '@site/ui/field';
import { useForm, useFormState, useFormValue } from '@site/ui/form';
import { Notice } from '@site/ui/notice';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { JobFields, LanguageField, PersonFields } from '../components/PersonFields';
import { Question } from '../components/Question';
import { WindowFields } from '../components/WindowFields';
import { staff } from '../lib/backend';
import * as m from '../messages/call';
import { useQuestionedCall } from '../session/use-questioned-call';
import { CallerPart, FirstVisit } from './CallParts';
import { type CallForm, checkPhoneVisit, draftKey, type PhoneField } from './phone-visit';
import styles from './PhoneVisit.module.css';
import { ReadBack } from './ReadBack';
import { TechnicianField } from './TechnicianField';

/** Ids of the controls, to which the summary of mistakes links. */
const fieldIds: Partial<Record<PhoneField | 'form', string>> = {
  preferredDate: 'call-day',
  preferredTime: 'call-window',
};

/** Books a visit for a customer who calls: the caller, the job and the time on one screen. */
export function PhoneVisit() {
  const [search, setSearch] = useSearchParams();
  const [booked, setBooked] = useState<StaffVisit>();
  if (booked)
    return (
      <ReadBack
        visit={booked}
        onNext={() => {
          setSearch({}, { replace: true });
          setBooked(undefined);
        }}
      />
    );
  return (
    <NewCall
      key={search.toString()}
      phone={search.get('phone') ?? ''}
      returns={search.get('returns') ?? ''}
      onBooked={setBooked}
      onAnother={() => setSearch({}, { replace: true })}
    />
  );
}

/** Empties the form for another call, which has a key of its own. */
function begin(form: CallForm, today: string): void {
  form.clear();
  form.set('idempotencyKey', crypto.randomUUID());
  form.set('preferredDate', today);
  form.set('language', 'en');
}

interface NewCallProps {
  /** Of a customer from whose page the visit is booked; '' for another caller. */
  phone: string;
  /** Number of the visit whose part is fitted; '' for a first visit. */
  returns: string;
  onBooked: (visit: StaffVisit) => void;
  /** The next caller is another one: of none it is known who it is. */
  onAnother: () => void;
}

function NewCall({ phone, returns, onBooked, onAnother }: NewCallProps) {
  const { timeZone, texts } = useCompany();
  const today = todayIn(timeZone);
  const form = useForm<PhoneField, Visit>(async (values) => checkPhoneVisit(values), {
    draft: draftKey,
  });
  // After a booked visit the stored texts are empty, too.
  useEffect(() => {
    if (!form.get('idempotencyKey')) begin(form, today);
  }, [form, today]);
  const { errors, sending, submitCount } = useFormState(form);
  const { why, failed, call, dropQuestion } = useQuestionedCall();
  const appliance = useFormValue(form, 'appliance');

  const send = (anyway: boolean) =>
    form.submit((visit) =>
      call(
        async () => {
          const answer = await staff().bookByPhone(visit, { anyway });
          form.clear();
          onBooked(answer);
        },
        (field, message) => form.setErrors({ [field]: message }),
      ),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
      <fieldset>
        <legend>{m.theCaller}</legend>
        <CallerPart
          form={form}
          phone={phone}
          restart={() => begin(form, today)}
          onAnother={onAnother}
        />
        <PersonFields register={(name) => form.register(name)} errors={errors} prefix="call" />
        <LanguageField register={(name) => form.register(name)} prefix="call" />
        {texts && (
          <label className={styles.check}>
            <input type="checkbox" value="yes" {...form.register('texts')} />
            <span>{m.callerWantsTextsAbout}</span>
          </label>
        )}
      </fieldset>
      <fieldset>
        <legend>{m.theVisit}</legend>
        {returns && <FirstVisit id={returns} form={form} />}
        <JobFields
          register={(name) => form.register(name)}
          errors={errors}
          prefix="call"
          appliance={appliance}
        />
        <Field label={m.brand} required={false}>
          <TextInput {...form.register('brand')} autoComplete="off" maxLength={60} />
        </Field>
        <WindowPart form={form} onChange={dropQuestion} />
        <TechnicianField form={form} />
        <Field label={m.note} required={false} hint={m.forStaff}>
          <TextArea {...form.register('note')} rows={2} maxLength={1000} />
        </Field>
      </fieldset>
      <div className={styles.end}>
        <ErrorSummary
          title={m.pleaseAskFor}
          submitCount={submitCount}
          errors={Object.entries(errors).map(([name, message]) => ({
            fieldId: fieldIds[name as PhoneField] ?? `call-${name}`,
            message,
          }))}
        />
        {failed && <Notice tone="error" title={failed} />}
        {why ? (
          <Question
            why={why}
            label={m.bookItAnyway}
            sending={sending}
            onYes={() => void send(true)}
          />
        ) : (
          <Button type="submit" size="lg" fullWidth loading={sending}>
            {sending ? m.booking : m.bookTheVisit}
          </Button>
        )}
      </div>
    </form>
  );
}

function WindowPart({ form, onChange }: { form: CallForm; onChange: () => void }) {
  const { errors } = useFormState(form);
  const date = useFormValue(form, 'preferredDate');
  const time = useFormValue(form, 'preferredTime');
  return (
    <WindowFields
      prefix="call"
      date={date}
      time={time}
      dayError={errors.preferredDate}
      windowError={errors.preferredTime}
      onChange={(next) => {
        form.set('preferredDate', next.date);
        form.set('preferredTime', next.time);
        form.clearErrors('preferredDate', 'preferredTime');
        onChange();
      }}
    />
  );
}
