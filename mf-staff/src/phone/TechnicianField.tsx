import type { PhoneVisit } from '@site/client/staff';
import { isZip } from '@site/data-types/zip';
import { Field, Select } from '@site/ui/field';
import { type Form, useFormState, useFormValue } from '@site/ui/form';
import { useCallback } from 'react';
import { staff } from '../lib/backend';
import { worksOn } from '../lib/working-days';
import * as m from '../messages/call';
import { useLoaded } from '../session/use-loaded';
import type { PhoneField } from './phone-visit';

/** People who work in the caller's ZIP. */
export function TechnicianField({ form }: { form: Form<PhoneField, PhoneVisit> }) {
  const zip = useFormValue(form, 'zip');
  const date = useFormValue(form, 'preferredDate');
  const { errors } = useFormState(form);
  const load = useCallback(() => staff().people(), []);
  const { answer: people = [], failure } = useLoaded(load);
  const near = people.filter(
    ({ areas }) => !isZip(zip) || areas.includes('all') || areas.includes(zip),
  );
  return (
    <Field
      id="call-technician"
      label={m.technician}
      required={false}
      error={errors.technician}
      {...(failure && { hint: failure })}
    >
      <Select key={near.map(({ email }) => email).join()} {...form.register('technician')}>
        <option value="">{m.noTechnicianYet}</option>
        {near.map((person) => {
          const { email, speaks } = person;
          const name = speaks?.includes('es')
            ? m.whoSpeaksSpanish({ name: person.name })
            : person.name;
          return (
            <option key={email} value={email}>
              {worksOn(person, date) ? name : m.doesNotWorkThatDay({ name })}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}
