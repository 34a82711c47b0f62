import { formatPhoneField, phoneDigits, zipDigits } from './digits';

test.each([
  ['(713) 555-0142', '7135550142'],
  ['+1 713 555 0142', '7135550142'],
  ['1-713-555-0142 ext. 9', '7135550142'],
  ['713', '713'],
  ['1', '1'],
  ['1 (713) 555-014', '1713555014'],
  ['call me', ''],
])('the digits of %s are %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test('a ZIP is cut at five digits', () => {
  expect(zipDigits('77002-1234')).toBe('77002');
  expect(zipDigits('TX 77 0')).toBe('770');
});

/** Types as a browser does: the text is there, the caret behind what was typed. */
function typed(value: string, caret = value.length): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'tel';
  document.body.append(input);
  input.value = value;
  input.setSelectionRange(caret, caret);
  formatPhoneField(input);
  return input;
}

test('a number is written as people read it', () => {
  expect(typed('7135550142').value).toBe('(713) 555-0142');
  expect(typed('71355').value).toBe('(713) 55');
});

test('the caret stays behind the digit that was typed', () => {
  // A 9 was put behind the area code.
  const input = typed('(713)9 555-014', 6);
  expect(input.value).toBe('(713) 955-5014');
  expect(input.selectionStart).toBe('(713) 9'.length);
});

test('a country code stays while the number is typed and goes with its last digit', () => {
  expect(typed('12').value).toBe('12');
  expect(typed('1713555014').value).toBe('(171) 355-5014');
  const input = typed('(171) 355-50142');
  expect(input.value).toBe('(713) 555-0142');
  expect(input.selectionStart).toBe(input.value.length);
});

test('a bracket that is deleted comes back and the caret stands before it', () => {
  const input = typed('(713 555-0142', 4);
  expect(input.value).toBe('(713) 555-0142');
  expect(input.selectionStart).toBe(4);
});
