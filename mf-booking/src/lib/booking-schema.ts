import { valibotResolver } from '@hookform/resolvers/valibot';
import { todayIn } from '@site/data-types/calendar';
import { getCompany } from '@site/store';
import type { Resolver } from 'react-hook-form';
import { check, object, pipe } from 'valibot';
import { isFreeIssue, limits } from './form-fields';
import type { BookingInput, BookingTexts } from './form-fields';
import { email, optionalText, phone, requiredText, zip } from './rules';

const notPast = check(
  (date: string) => date >= todayIn(getCompany().timeZone),
  'Please select a future date',
);

const entries = {
  name: requiredText('Name', limits.name),
  phone,
  email,
  address: requiredText('Address', limits.address),
  zipCode: zip,
  appliance: requiredText('Appliance', limits.appliance),
  issue: requiredText('Issue', limits.issue),
  otherIssue: optionalText('Issue', limits.issue),
  description: optionalText('Description', limits.description),
  preferredDate: pipe(requiredText('Preferred date', 10), notPast),
  preferredTime: requiredText('Preferred time', 40),
};

const listed = valibotResolver<BookingInput, unknown, BookingTexts>(object(entries));
const free = valibotResolver<BookingInput, unknown, BookingTexts>(
  object({ ...entries, otherIssue: requiredText('Issue', limits.issue) }),
);

/** Checks the form as react-hook-form wants it: answers are trimmed, the phone is ten digits. */
export const bookingResolver: Resolver<BookingInput, unknown, BookingTexts> = (values, ...rest) =>
  (isFreeIssue(values) ? free : listed)(values, ...rest);
