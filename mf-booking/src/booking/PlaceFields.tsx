import { Field, TextInput } from '@site/ui/field';
import { memo } from 'react';
import { zipDigits } from '../lib/digits';
import type { ZipState } from './use-coverage';
import type { FormHandle } from './form-fields';
import { FormPart } from './FormPart';
import { useFieldErrors } from './use-field-errors';
import { ZipAnswer, zipAnswerId } from './ZipAnswer';

/** The address of the visit. */
export const PlaceFields = memo(function PlaceFields({
  form,
  coverage,
}: {
  form: FormHandle;
  coverage: ZipState;
}) {
  const errors = useFieldErrors(form, 'address', 'zipCode');
  const zip = form.register('zipCode');
  return (
    <FormPart title="Where?">
      <Field
        id="booking-address"
        label="Address"
        hint="Street, number and unit"
        error={errors.address?.message}
        required
      >
        <TextInput autoComplete="address-line1" {...form.register('address')} />
      </Field>
      <div>
        <Field
          id="booking-zipCode"
          label="ZIP code"
          hint="Five digits"
          error={errors.zipCode?.message}
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
