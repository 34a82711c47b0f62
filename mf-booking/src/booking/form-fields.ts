import { presetIssues } from '@site/data-types/booking-lists';
import type { Form, FormValues } from '@site/ui/form';

/** Value of the issue list under which the free text appears. */
export const otherIssue = 'other';

/** The booking form's fields, in its own order. */
export const bookingFields = [
  'name',
  'phone',
  'email',
  'texts',
  'address',
  'zipCode',
  'appliance',
  'issue',
  'otherIssue',
  'description',
  'preferredDate',
  'preferredTime',
] as const;
export type BookingField = (typeof bookingFields)[number];

/** Values of the controls. A control that was not shown or not touched has no value. */
export type BookingInput = FormValues<BookingField>;

/** The answers as texts, as a draft holds them. */
export type BookingTexts = Record<BookingField, string>;

export type BookingForm = Form<BookingField, BookingTexts>;

/** Queued for the next visit, because the person and the place stay the same. */
export const contactFields = ['name', 'phone', 'email', 'address', 'zipCode'] as const;

export const toTexts = (values: BookingInput): BookingTexts =>
  Object.fromEntries(bookingFields.map((name) => [name, values[name] ?? ''])) as BookingTexts;

/** Whether the issue is in the free text below the list. */
export const isFreeIssue = (values: BookingInput): boolean =>
  values.issue === otherIssue && presetIssues(values.appliance ?? '').length > 0;
