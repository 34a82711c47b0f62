import { formatPhone } from '@site/data-types/format';
import * as m from '../messages/digits';

/** A 1 is a country code only before ten more digits. Shorter input may still be an area code. */
const hasCountryCode = (digits: string): boolean => digits.length > 10 && digits.startsWith('1');

/** The digits of a phone number, at most ten, without the country code 1. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return (hasCountryCode(digits) ? digits.slice(1) : digits).slice(0, 10);
}

/** The digits of a ZIP, at most five. Address books fill in ZIP+4, which becomes the plain ZIP. */
export const zipDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 5);

/**
 * Formats the number while it is typed, as `(713) 555-0142`, and keeps the caret after the same
 * digit.
 */
export function formatPhoneField(input: HTMLInputElement): void {
  const { selectionStart: caret, value } = input;
  const formatted = formatPhone(phoneDigits(value));
  if (formatted === value) return;
  const digitsBefore = value.slice(0, caret ?? value.length).replace(/\D/g, '').length;
  const before = digitsBefore - (hasCountryCode(value.replace(/\D/g, '')) ? 1 : 0);
  input.value = formatted;
  if (caret === null || caret === value.length) return;
  let position = 0;
  for (let digits = 0; digits < before && position < formatted.length; position++) {
    if (/\d/.test(formatted.charAt(position))) digits++;
  }
  input.setSelectionRange(position, position);
}

/** Said of a phone that has not ten digits. */
export const invalidPhone = m.pleaseEnterValid10;
