import { bookingLimits } from '@site/data-types/booking-limits';
import { todayIn } from '@site/data-types/calendar';
import { getCompany } from '@site/store';
import type { Checked } from '@site/ui/form';
import { check, object, pipe } from 'valibot';
import { isFreeIssue } from './form-fields';
import type { BookingField, BookingInput, BookingTexts } from './form-fields';
import { checkWith } from '../lib/check-with';
import { email, name, noLinks, optionalText, phone, requiredText, zip } from '../rules';

const notPast = check(
  (date: string) => date >= todayIn(getCompany().timeZone),
  'Please select a future date',
);

const entries = {
  name,
  phone,
  email,
  texts: optionalText('Texts', 3),
  address: pipe(requiredText('Address', bookingLimits.address), noLinks('Address')),
  zipCode: zip,
  appliance: requiredText('Appliance', bookingLimits.appliance),
  issue: pipe(requiredText('Issue', bookingLimits.issue), noLinks('Issue')),
  otherIssue: optionalText('Issue', bookingLimits.issue),
  description: optionalText('Description', bookingLimits.description),
  preferredDate: pipe(requiredText('Preferred date', 10), notPast),
  preferredTime: requiredText('Preferred time', 40),
};

const listed = object(entries);
const free = object({
  ...entries,
  otherIssue: pipe(requiredText('Issue', bookingLimits.issue), noLinks('Issue')),
});

/** Checks the form. Answers come out trimmed, the phone as ten digits. */
export const checkBooking = (values: BookingInput): Checked<BookingField, BookingTexts> =>
  checkWith(isFreeIssue(values) ? free : listed, values);
