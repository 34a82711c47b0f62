import { bookingLimits } from '@site/data-types/booking-limits';
import type { Language } from '@site/data-types/contract';
import { emailPattern } from '@site/data-types/email';
import { isName } from '@site/data-types/plain-text';
import { isZip } from '@site/data-types/zip';
import type { PersonFields } from '@site/client/staff';
import type { FormErrors, FormValues } from '@site/ui/form';
import * as m from '../messages/person-fields';

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
    ? { name: m.pleaseEnterTheName }
    : !isName(person.name) && { name: m.lettersSpacesHyphensApostrophes }),
  ...(person.name.length > bookingLimits.name && { name: m.atMost60Characters }),
  ...(!/^\d{10}$/.test(person.phone) && { phone: m.phoneTenDigits }),
  ...(person.email && !emailPattern.test(person.email) && { email: m.addressLikeNameExample }),
  ...(!person.address && { address: m.pleaseEnterStreetNumber }),
  ...(!isZip(person.zip) && { zip: m.zipFiveDigits }),
});

/** Missing and wrong answers about a job. */
export const jobMistakes = ({
  appliance = '',
  issue = '',
}: FormValues<'appliance' | 'issue'>): FormErrors<'appliance' | 'issue'> => ({
  ...(!appliance && { appliance: m.pleaseChooseTheAppliance }),
  ...(!issue.trim() && { issue: m.pleaseSayWhatWrong }),
});

/** Answers, or the mistakes in them. */
export const checked = <Name extends string, Answers>(
  errors: FormErrors<Name>,
  answers: Answers,
): { errors: FormErrors<Name> } | { answers: Answers } =>
  Object.keys(errors).length > 0 ? { errors } : { answers };

/** English, unless Spanish was chosen. */
export const languageOf = ({ language }: FormValues<'language'>): Language =>
  language === 'es' ? 'es' : 'en';
