import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextInput } from '@site/ui/field';
import { type FormValues, useForm, useFormState } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { checked } from '../lib/person-fields';
import type { PanelProps } from './panel';
import { Panel } from './Panel';

type Name = 'what' | 'supplier' | 'expectedOn';

const check = async ({ what = '', supplier = '', expectedOn = '' }: FormValues<Name>) =>
  checked<Name, Record<Name, string>>(what.trim() ? {} : { what: 'Please name the part' }, {
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
      const mailed = email ? ' The customer gets a mail.' : '';
      if (await changes.change('orderPart', run, `Ordered: ${part.what}.${mailed}`)) return;
      form.clear();
      close();
    });
  };
  return (
    <Panel title="Order a part">
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>This visit ends. The second one has no visit fee; book it when the part is here.</p>
          <Field label="Part" hint="The customer reads it." error={errors.what}>
            <TextInput {...form.register('what')} maxLength={120} />
          </Field>
          <Field label="From whom" required={false} error={errors.supplier}>
            <TextInput {...form.register('supplier')} maxLength={120} />
          </Field>
          <Field label="Expected on" required={false} error={errors.expectedOn}>
            <TextInput {...form.register('expectedOn')} type="date" min={today} />
          </Field>
          <Button type="submit" size="lg" fullWidth loading={changes.sending === 'orderPart'}>
            {changes.sending === 'orderPart' ? 'Saving…' : 'Part Is Ordered'}
          </Button>
          <Button variant="ghost" onClick={close}>
            Close
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
