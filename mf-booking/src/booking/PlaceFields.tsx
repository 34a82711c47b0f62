import { useFormState } from '@site/ui/form';
import { Field, TextInput } from '@site/ui/field';
import { memo } from 'react';
import { zipDigits } from '../lib/digits';
import * as m from '../messages/book-online';
import type { ZipState } from './use-coverage';
import type { BookingForm } from './form-fields';
import { FormPart } from './FormPart';
import { ZipAnswer, zipAnswerId } from './ZipAnswer';

/** The address of the visit. */
export const PlaceFields = memo(function PlaceFields({
  form,
  coverage,
}: {
  form: BookingForm;
  coverage: ZipState;
}) {
  const { errors } = useFormState(form);
  const zip = form.register('zipCode');
  return (
    <FormPart title={m.where}>
      <Field
        id="booking-address"
        label={m.address}
        hint={m.streetNumberAndUnit}
        error={errors.address}
        required
      >
        <TextInput autoComplete="address-line1" {...form.register('address')} />
      </Field>
      <div>
        <Field
          id="booking-zipCode"
          label={m.zipCode}
          hint={m.fiveDigits}
          error={errors.zipCode}
          required
        >
          <TextInput
            {...zip}
            chars={5}
            inputMode="numeric"
            autoComplete="postal-code"
            aria-describedby={zipAnswerId}
            onChange={(event) => {
              event.currentTarget.value = zipDigits(event.currentTarget.value);
              return zip.onChange(event);
            }}
          />
        </Field>
        <ZipAnswer state={coverage} />
      </div>
    </FormPart>
  );
});
