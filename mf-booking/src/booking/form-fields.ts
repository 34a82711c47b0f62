import { presetIssues } from '@site/data-types/booking-lists';
import { longestName } from '@site/data-types/plain-text';

/** Value of the issue list under which the free text appears. */
export const otherIssue = 'other';

/** The booking form's fields, in its own order. */
export const bookingFields = [
  'name',
  'phone',
  'email',
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

/** What the controls hold; nothing where one was never there or never touched. */
export type BookingInput = Partial<Record<BookingField, string | null>>;

/** The answers as texts, the way a draft holds them. */
export type BookingTexts = Record<BookingField, string>;

/** What the next visit has in common with this one. */
export const contactFields = ['name', 'phone', 'email', 'address', 'zipCode'] as const;

export const textsOf = (values: BookingInput): BookingTexts =>
  Object.fromEntries(bookingFields.map((name) => [name, values[name] ?? ''])) as BookingTexts;

/** Whether the issue stands in the free text beside the list. */
export const isFreeIssue = (values: BookingInput): boolean =>
  values.issue === otherIssue && presetIssues(values.appliance ?? '').length > 0;

/** Longest answers, in characters; the database refuses longer ones. */
export const limits = {
  name: longestName,
  email: 254,
  address: 200,
  appliance: 80,
  issue: 300,
  description: 2000,
} as const;
