import { bookingLimits } from '@site/data-types/booking-limits';
import { emailPattern } from '@site/data-types/email';
import { isWebLike, nameMistake } from '@site/data-types/plain-text';
import { zipPattern } from '@site/data-types/zip';
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
import { invalidPhone, phoneDigits } from './lib/digits';
import * as m from './messages/prefill';

/** A control that was not touched has no value. */
const text = nullish(string(), '');

const isRequired = (label: string): string => m.isRequired({ label });

const tooLong = (label: string, max: number): string => m.tooLong({ label, max });

/** @param max characters */
export const requiredText = (label: string, max: number) =>
  pipe(text, trim(), nonEmpty(isRequired(label)), maxLength(max, tooLong(label, max)));

/** @param max characters */
export const optionalText = (label: string, max: number) =>
  optional(pipe(text, trim(), maxLength(max, tooLong(label, max))), '');

const nameMistakes = {
  characters: m.nameMayLettersSpaces,
  period: m.pleasePutSpaceAfter,
};

/** A person's name. The database has the same rule. */
export const name = pipe(
  requiredText(m.nameLabel, bookingLimits.name),
  check(
    (words) => !nameMistake(words),
    ({ input }) => nameMistakes[nameMistake(input) ?? 'characters'],
  ),
);

/** Answers go into mails, so a web address in them could make us send spam to strangers. */
export const noLinks = (label: string) =>
  check((words: string) => !isWebLike(words), m.mustNotHaveLink({ label }));

/** Ten digits. Brackets, spaces and a country code are left out. */
export const phone = pipe(
  text,
  nonEmpty(isRequired(m.phone)),
  transform(phoneDigits),
  length(10, invalidPhone),
  // Eleven digits were meant: a country code, and a number that lacks a digit.
  regex(/^[^1]/, invalidPhone),
);

export const email = pipe(
  requiredText(m.email, bookingLimits.email),
  regex(emailPattern, m.pleaseEnterValidEmail),
);

export const zip = pipe(
  text,
  nonEmpty(isRequired(m.zipCode)),
  regex(zipPattern, m.pleaseEnterValid5),
);
