import { useFormState } from '@site/ui/form';
import { Field, TextInput } from '@site/ui/field';
import { memo } from 'react';
import { useCompany } from '@site/store';
import { formatPhoneField } from '../lib/digits';
import * as m from '../messages/book-online';
import type { BookingForm } from './form-fields';
import styles from './ContactFields.module.css';
import { FormPart } from './FormPart';

/** The person we call, and the address for the confirmation. */
export const ContactFields = memo(function ContactFields({ form }: { form: BookingForm }) {
  const { errors } = useFormState(form);
  const { texts } = useCompany();
  const phone = form.register('phone');
  return (
    <FormPart title={m.whoDoWeCall}>
      <Field id="booking-name" label={m.nameLabel} error={errors.name} required>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field
        id="booking-phone"
        label={m.phone}
        hint={m.callNumberConfirm}
        error={errors.phone}
        required
      >
        <TextInput
          {...phone}
          type="tel"
          chars={10}
          inputMode="tel"
          autoComplete="tel-national"
          onChange={(event) => {
            formatPhoneField(event.currentTarget);
            return phone.onChange(event);
          }}
        />
      </Field>
      {texts && (
        <label className={styles.check}>
          <input type="checkbox" value="yes" {...form.register('texts')} />
          <span>{m.textMeAboutVisit}</span>
        </label>
      )}
      <Field
        id="booking-email"
        label={m.email}
        hint={m.confirmationAppointment}
        error={errors.email}
        required
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register('email')}
        />
      </Field>
    </FormPart>
  );
});
