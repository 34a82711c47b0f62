import { bookingLimits } from '@site/data-types/booking-limits';
import { emailPattern } from '@site/data-types/email';
import { isName } from '@site/data-types/plain-text';
import { isZip } from '@site/data-types/zip';
import type { PersonFields } from '@site/client/staff';
import type { FormErrors, FormValues } from '@site/ui/form';

export type PersonField = keyof PersonFields;

/** Ten digits of a phone as people type it; anything else stays what it is without its signs. */
export const phoneDigits = (text: string): string =>
  text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** The answers without spaces around them, the phone as digits. */
export const personOf = (values: FormValues<PersonField>): PersonFields => ({
  name: values.name?.trim() ?? '',
  phone: phoneDigits(values.phone ?? ''),
  email: values.email?.trim() ?? '',
  address: values.address?.trim() ?? '',
  zip: values.zip?.trim() ?? '',
});

/** Missing and wrong answers about a customer; the mail address may be missing. */
export const personMistakes = (person: PersonFields): FormErrors<PersonField> => ({
  ...(!person.name
    ? { name: 'Please enter the name' }
    : !isName(person.name) && { name: 'Letters, spaces, hyphens and apostrophes only' }),
  ...(person.name.length > bookingLimits.name && { name: 'At most 60 characters' }),
  ...(!/^\d{10}$/.test(person.phone) && { phone: 'A phone has ten digits' }),
  ...(person.email &&
    !emailPattern.test(person.email) && { email: 'An address like name@example.com' }),
  ...(!person.address && { address: 'Please enter the street and number' }),
  ...(!isZip(person.zip) && { zip: 'A ZIP has five digits' }),
});

/** Missing and wrong answers about a job. */
export const jobMistakes = ({
  appliance = '',
  issue = '',
}: FormValues<'appliance' | 'issue'>): FormErrors<'appliance' | 'issue'> => ({
  ...(!appliance && { appliance: 'Please choose the appliance' }),
  ...(!issue.trim() && { issue: 'Please say what is wrong' }),
});

/** Answers, or the mistakes in them. */
export const checked = <Name extends string, Answers>(
  errors: FormErrors<Name>,
  answers: Answers,
): { errors: FormErrors<Name> } | { answers: Answers } =>
  Object.keys(errors).length > 0 ? { errors } : { answers };
