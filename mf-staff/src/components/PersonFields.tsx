import { bookingLimits } from '@site/data-types/booking-limits';
import { shown } from '@site/data-types/shown';
import { bookingAppliances, presetIssues } from '@site/data-types/booking-lists';
import { Field, Select, TextInput } from '@site/ui/field';
import type { FormErrors, Registered } from '@site/ui/form';
import type { PersonField } from '../lib/person-fields';
import * as m from '../messages/person-fields';

/** Connects a control with its form. */
type Register<Name extends string> = (name: Name) => Registered;

interface PersonFieldsProps {
  register: Register<PersonField>;
  errors: FormErrors<PersonField>;
  /** Prefix of the controls’ ids, to which an error summary links. */
  prefix: string;
  /** Technicians change no mail address. */
  withEmail?: boolean;
}

/** Fields of a customer. The phone’s own suggestions would be the person’s who types. */
export function PersonFields({ register, errors, prefix, withEmail = true }: PersonFieldsProps) {
  return (
    <>
      <Field id={`${prefix}-phone`} label={m.phone} error={errors.phone}>
        <TextInput {...register('phone')} type="tel" autoComplete="off" />
      </Field>
      <Field id={`${prefix}-name`} label={m.nameLabel} error={errors.name}>
        <TextInput {...register('name')} autoComplete="off" autoCapitalize="words" />
      </Field>
      <Field id={`${prefix}-address`} label={m.streetAndNumber} error={errors.address}>
        <TextInput
          {...register('address')}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={bookingLimits.address}
        />
      </Field>
      <Field id={`${prefix}-zip`} label={m.zip} error={errors.zip}>
        <TextInput
          {...register('zip')}
          chars={5}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
        />
      </Field>
      {withEmail && (
        <Field
          id={`${prefix}-email`}
          label={m.email}
          required={false}
          hint={m.withoutOneCustomerGets}
          error={errors.email}
        >
          <TextInput
            {...register('email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={bookingLimits.email}
          />
        </Field>
      )}
    </>
  );
}

/** The language that the customer speaks with us, and gets mails and texts in. */
export const LanguageField = ({
  register,
  prefix,
}: {
  register: Register<'language'>;
  prefix: string;
}) => (
  <Field id={`${prefix}-language`} label={m.language} hint={m.ofMailsAndTexts}>
    <Select {...register('language')} autoComplete="off">
      <option value="en">{m.english}</option>
      <option value="es">{m.spanish}</option>
    </Select>
  </Field>
);

interface JobFieldsProps {
  register: Register<'appliance' | 'issue'>;
  errors: FormErrors<'appliance' | 'issue'>;
  prefix: string;
  /** The chosen appliance: its usual problems are suggested. */
  appliance: string;
}

/** The appliance and its problem. */
export function JobFields({ register, errors, prefix, appliance }: JobFieldsProps) {
  const list = `${prefix}-issues`;
  return (
    <>
      <Field id={`${prefix}-appliance`} label={m.appliance} error={errors.appliance}>
        <Select {...register('appliance')} autoComplete="off">
          <option value="">{m.chooseAnAppliance}</option>
          {bookingAppliances.map((name) => (
            <option key={name} value={name} label={shown(name)} />
          ))}
        </Select>
      </Field>
      <Field id={`${prefix}-issue`} label={m.problem} error={errors.issue}>
        <TextInput
          {...register('issue')}
          list={list}
          autoComplete="off"
          maxLength={bookingLimits.issue}
        />
      </Field>
      <datalist id={list}>
        {presetIssues(appliance).map((name) => (
          <option key={name} value={shown(name)} />
        ))}
      </datalist>
    </>
  );
}
