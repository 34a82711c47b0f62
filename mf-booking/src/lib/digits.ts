import { formatPhone } from '@site/data-types/format';

/** The digits of a phone number, at most ten; a leading country code 1 is left out. */
export const phoneDigits = (text: string): string =>
  text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);

/** The digits of a ZIP, at most five: ZIP+4 as address books fill it in comes out right. */
export const zipDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 5);

/**
 * Writes the number in a field as people read it while it is typed, and keeps the caret behind the
 * digit it stood behind.
 */
export function formatPhoneField(input: HTMLInputElement): void {
  const { selectionStart: caret, value } = input;
  const formatted = formatPhone(phoneDigits(value));
  if (formatted === value) return;
  const before = phoneDigits(value.slice(0, caret ?? value.length)).length;
  input.value = formatted;
  if (caret === null || caret === value.length) return;
  let position = 0;
  for (let digits = 0; digits < before && position < formatted.length; position++) {
    if (/\d/.test(formatted.charAt(position))) digits++;
  }
  input.setSelectionRange(position, position);
}
