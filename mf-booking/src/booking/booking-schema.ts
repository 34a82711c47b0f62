import { bookingLimits } from '@site/data-types/booking-limits';
import { todayIn } from '@site/data-types/calendar';
import { getCompany } from '@site/store';
import type { Checked } from '@site/ui/form';
import { check, object, pipe } from 'valibot';
import * as m from '../messages/submit';
import { isFreeIssue } from './form-fields';
import type { BookingField, BookingInput, BookingTexts } from './form-fields';
import { checkWith } from '../lib/check-with';
import { email, name, noLinks, optionalText, phone, requiredText, zip } from '../rules';

const notPast = check(
  (date: string) => date >= todayIn(getCompany().timeZone),
  m.pleaseSelectFutureDate,
);

const entries = {
  name,
  phone,
  email,
  texts: optionalText(m.texts, 3),
  address: pipe(requiredText(m.address, bookingLimits.address), noLinks(m.address)),
  zipCode: zip,
  appliance: requiredText(m.appliance, bookingLimits.appliance),
  issue: pipe(requiredText(m.issue, bookingLimits.issue), noLinks(m.issue)),
  otherIssue: optionalText(m.issue, bookingLimits.issue),
  description: optionalText(m.description, bookingLimits.description),
  preferredDate: pipe(requiredText(m.preferredDate, 10), notPast),
  preferredTime: requiredText(m.preferredTime, 40),
};

const listed = object(entries);
const free = object({
  ...entries,
  otherIssue: pipe(requiredText(m.issue, bookingLimits.issue), noLinks(m.issue)),
});

/** Checks the form. Answers come out trimmed, the phone as ten digits. */
export const checkBooking = (values: BookingInput): Checked<BookingField, BookingTexts> =>
  checkWith(isFreeIssue(values) ? free : listed, values);
