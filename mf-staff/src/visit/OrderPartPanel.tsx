import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { type FormValues, useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { checked } from '../lib/person-fields';
import * as m from '../messages/visit-panels';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

type Name = 'what' | 'supplier' | 'expectedOn';

const check = async ({ what = '', supplier = '', expectedOn = '' }: FormValues<Name>) =>
  checked<Name, Record<Name, string>>(what.trim() ? {} : { what: m.pleaseNameThePart }, {
    what: what.trim(),
    supplier: supplier.trim(),
    expectedOn,
  });

/** Ends the visit because a part is missing. A second visit follows. */
export function OrderPartPanel({ visit, changes, close }: PanelProps) {
  const { id, version, email } = visit;
  const today = todayIn(useCompany().timeZone);
  const form = useForm(check, { draft: `staff.typed.${id}.part` });
  const { errors } = useFormState(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(async (part) => {
      const run = () => staff().orderPart(id, part, { version });
      const done = (email ? m.orderedMailed : m.ordered)({ part: part.what });
      if (await changes.change('orderPart', run, done)) return;
      form.clear();
      close();
    });
  };
  return (
    <Panel title={m.orderAPart}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>{m.visitEndsSecondOne}</p>
          <Field label={m.part} hint={m.theCustomerReadsIt} error={errors.what}>
            <TextInput {...form.register('what')} maxLength={120} />
          </Field>
          <Field label={m.fromWhom} required={false} error={errors.supplier}>
            <TextInput {...form.register('supplier')} maxLength={120} />
          </Field>
          <Field label={m.expectedOn} required={false} error={errors.expectedOn}>
            <TextInput {...form.register('expectedOn')} type="date" min={today} />
          </Field>
          <Button type="submit" size="lg" fullWidth loading={changes.sending === 'orderPart'}>
            {changes.sending === 'orderPart' ? m.saving : m.partIsOrdered}
          </Button>
          <Button variant="ghost" onClick={close}>
            {m.closeLabel}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
