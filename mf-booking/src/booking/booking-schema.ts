import { bookingLimits } from '@site/data-types/booking-limits';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { todayIn } from '@site/data-types/calendar';
import { getCompany } from '@site/store';
import type { Resolver } from 'react-hook-form';
import { check, object, pipe } from 'valibot';
import { isFreeIssue } from './form-fields';
import type { BookingInput, BookingTexts } from './form-fields';
import { email, name, noLinks, optionalText, phone, requiredText, zip } from '../rules';

const notPast = check(
  (date: string) => date >= todayIn(getCompany().timeZone),
  'Please select a future date',
);

const entries = {
  name,
  phone,
  email,
  address: pipe(requiredText('Address', bookingLimits.address), noLinks('Address')),
  zipCode: zip,
  appliance: requiredText('Appliance', bookingLimits.appliance),
  issue: pipe(requiredText('Issue', bookingLimits.issue), noLinks('Issue')),
  otherIssue: optionalText('Issue', bookingLimits.issue),
  description: optionalText('Description', bookingLimits.description),
  preferredDate: pipe(requiredText('Preferred date', 10), notPast),
  preferredTime: requiredText('Preferred time', 40),
};

const listed = valibotResolver<BookingInput, unknown, BookingTexts>(object(entries));
const free = valibotResolver<BookingInput, unknown, BookingTexts>(
  object({
    ...entries,
    otherIssue: pipe(requiredText('Issue', bookingLimits.issue), noLinks('Issue')),
  }),
);

/** Checks the form for react-hook-form. Answers come out trimmed, the phone as ten digits. */
export const bookingResolver: Resolver<BookingInput, unknown, BookingTexts> = (values, ...rest) =>
  (isFreeIssue(values) ? free : listed)(values, ...rest);
