import { bookingPath, estimatePath } from './addresses';
import { readSelection, writeSelection } from './selection';

const read = (search: string) => readSelection(new URLSearchParams(search));

test.each([
  ['', { shown: false }],
  ['appliance=dryer', { appliance: 'dryer', shown: false }],
  ['appliance=dryer&issue=not-heating', { appliance: 'dryer', issue: 'not-heating', shown: false }],
  [
    'appliance=dryer&issue=not-heating&view=result',
    { appliance: 'dryer', issue: 'not-heating', shown: true },
  ],
  ['appliance=dryer&view=result', { appliance: 'dryer', shown: false }],
  ['appliance=toaster&issue=not-heating', { shown: false }],
  ['appliance=dryer&issue=sparking', { appliance: 'dryer', shown: false }],
  ['issue=not-heating', { shown: false }],
  ['appliance=__proto__&issue=constructor', { shown: false }],
  ['appliance=downdraft&issue=not-rising', { shown: false }],
])('"%s" is read without its unknown values', (search, selection) => {
  expect(read(search)).toEqual(selection);
});

test('a selection is written into the address and the other parameters stay', () => {
  const params = new URLSearchParams('utm=ad&appliance=dryer&issue=not-heating&view=result');
  expect(writeSelection(params, { appliance: 'oven', shown: false }).toString()).toBe(
    'utm=ad&appliance=oven',
  );
});

test('a written address is read back', () => {
  const url = new URL(estimatePath('dryer', 'not-heating', true), 'https://test.example');
  expect(readSelection(url.searchParams)).toEqual({
    appliance: 'dryer',
    issue: 'not-heating',
    shown: true,
  });
});

test('the booking form gets appliance, issue and the range as text', () => {
  const path = bookingPath('dryer', 'not-heating', { min: 170, max: 332 });
  const { pathname, searchParams } = new URL(path, 'https://test.example');
  expect(pathname).toBe('/book-online');
  expect(Object.fromEntries(searchParams)).toEqual({
    appliance: 'dryer',
    issue: 'not-heating',
    estimate: '$170 - $332',
  });
});
