import { tooLong } from '@site/data-types/format';
import { isName, isWebLike } from '@site/data-types/plain-text';
import {
  check,
  length,
  maxLength,
  nonEmpty,
  nullish,
  optional,
  pipe,
  regex,
  string,
  transform,
  trim,
} from 'valibot';
import { phoneDigits } from './lib/digits';
import { limits } from './booking/form-fields';

/** What a control that was never touched gives. */
const text = nullish(string(), '');

export const isRequired = (label: string): string => `${label} is required`;

/** @param max characters */
export const requiredText = (label: string, max: number) =>
  pipe(text, trim(), nonEmpty(isRequired(label)), maxLength(max, tooLong(label, max)));

/** @param max characters */
export const optionalText = (label: string, max: number) =>
  optional(pipe(text, trim(), maxLength(max, tooLong(label, max))), '');

/** A person's name; the database knows the same rule. */
export const name = pipe(
  requiredText('Name', limits.name),
  check(isName, 'Name may have letters, spaces, hyphens and apostrophes only'),
);

/** What strangers could be sent by mail holds no address of the web. */
export const noLinks = (label: string) =>
  check((words: string) => !isWebLike(words), `${label} must not have a web or mail address`);

export const invalidPhone = 'Please enter a valid 10-digit phone number';

/** Ten digits, however they were written. */
export const phone = pipe(
  text,
  nonEmpty(isRequired('Phone')),
  transform(phoneDigits),
  length(10, invalidPhone),
  // A country code whose number lacks a digit.
  regex(/^[^1]/, invalidPhone),
);

/** One address with a dotted domain; no list, no name, nothing that could begin a mail header. */
export const email = pipe(
  requiredText('Email', limits.email),
  regex(
    /^[^\s@,;:<>()"[\]\\]{1,64}@[^\s@,;:<>()"[\]\\.]+(\.[^\s@,;:<>()"[\]\\.]+)+$/,
    'Please enter a valid email address',
  ),
);

export const zip = pipe(
  text,
  nonEmpty(isRequired('ZIP code')),
  regex(/^\d{5}$/, 'Please enter a valid 5-digit ZIP code'),
);
