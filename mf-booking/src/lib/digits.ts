import { formatPhone } from '@site/data-types/format';

/** With eleven digits the first is a country code; with fewer it may still become anything. */
const hasCountryCode = (digits: string): boolean => digits.length > 10 && digits.startsWith('1');

/** The digits of a phone number, at most ten; a country code 1 before them is left out. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return (hasCountryCode(digits) ? digits.slice(1) : digits).slice(0, 10);
}

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
