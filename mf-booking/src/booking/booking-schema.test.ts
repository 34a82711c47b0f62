import { addDays, todayIn } from '@site/data-types/calendar';
import { realNames } from '@site/data-types/test-names';
import { preparePage } from '@site/federation/testing';
import { checkBooking } from './booking-schema';
import type { BookingInput } from './form-fields';

const today = todayIn('America/Chicago');
const answers: BookingInput = {
  name: '  Ada Homeowner ',
  phone: '(713) 555-0142',
  email: 'ada@home.example',
  address: '12 Bayou Lane',
  zipCode: '77002',
  appliance: 'Dryer',
  issue: 'Not Heating',
  description: '',
  preferredDate: today,
  preferredTime: '8-10 AM',
};

async function check(change: Partial<Record<keyof BookingInput, string | null | undefined>>) {
  const checked = checkBooking({ ...answers, ...change } as BookingInput);
  return 'errors' in checked
    ? { values: {}, messages: Object.values(checked.errors) }
    : { values: checked.answers, messages: [] };
}

beforeEach(() => preparePage());

test('good answers come out trimmed, the phone as ten digits', async () => {
  const { values, messages } = await check({});
  expect(messages).toEqual([]);
  expect(values).toMatchObject({ name: 'Ada Homeowner', phone: '7135550142', otherIssue: '' });
});

test.each<[keyof BookingInput, string]>([
  ['name', 'Name is required'],
  ['phone', 'Phone is required'],
  ['email', 'Email is required'],
  ['address', 'Address is required'],
  ['zipCode', 'ZIP code is required'],
  ['appliance', 'Appliance is required'],
  ['issue', 'Issue is required'],
  ['preferredDate', 'Preferred date is required'],
  ['preferredTime', 'Preferred time is required'],
])('%s must be there', async (field, message) => {
  for (const nothing of ['', '   ', null, undefined]) {
    // A phone or a ZIP of blanks gets the message for wrong input.
    if (nothing === '   ' && (field === 'phone' || field === 'zipCode')) continue;
    expect((await check({ [field]: nothing })).messages).toEqual([message]);
  }
});

test.each<[keyof BookingInput, string, string]>([
  ['name', 'Claim at evil.example', 'Please put a space after each period in the name'],
  ['name', 'Call 8005550100', 'Name may have letters, spaces, hyphens and apostrophes only'],
  ['address', '1 Main, www.evil', 'Address must not have a web or mail address'],
  ['issue', 'see https://evil', 'Issue must not have a web or mail address'],
  ['phone', '(713) 555-014', 'Please enter a valid 10-digit phone number'],
  ['phone', '1 713 555 014', 'Please enter a valid 10-digit phone number'],
  ['email', 'ada@home', 'Please enter a valid email address'],
  ['email', 'ada@home.example, eve@home.example', 'Please enter a valid email address'],
  ['email', 'Ada <ada@home.example>', 'Please enter a valid email address'],
  ['zipCode', '7700', 'Please enter a valid 5-digit ZIP code'],
  ['preferredDate', addDays(today, -1), 'Please select a future date'],
  ['name', 'x'.repeat(101), 'Name must be no more than 60 characters'],
  ['description', 'x'.repeat(2001), 'Description must be no more than 2000 characters'],
])('%s %p is refused', async (field, value, message) => {
  expect((await check({ [field]: value })).messages).toEqual([message]);
});

test.each(realNames)('%s is a name', async (name) => {
  expect((await check({ name })).messages).toEqual([]);
});

test('the free text is asked for only if the list has "other"', async () => {
  expect((await check({ issue: 'other' })).messages).toEqual(['Issue is required']);
  expect((await check({ issue: 'other', otherIssue: 'It sings' })).messages).toEqual([]);
  // A microwave has no list of issues, so 'other' is the visitor's own text.
  expect((await check({ appliance: 'Microwave', issue: 'other' })).messages).toEqual([]);
});

// The day differs in most other time zones, or the clocks change.
test.each([
  ['2026-11-21T05:30:00Z', '2026-11-20', '2026-11-19'],
  ['2027-01-01T05:59:59Z', '2026-12-31', '2026-12-30'],
  ['2027-01-01T06:00:00Z', '2027-01-01', '2026-12-31'],
  ['2026-03-08T07:59:59Z', '2026-03-08', '2026-03-07'],
  ['2026-03-09T04:59:59Z', '2026-03-08', '2026-03-07'],
  ['2026-11-01T07:30:00Z', '2026-11-01', '2026-10-31'],
  ['2026-11-02T05:59:59Z', '2026-11-01', '2026-10-31'],
])('at %s the first day is %s, wherever the browser is', async (now, first, before) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick'] });
  expect((await check({ preferredDate: first })).messages).toEqual([]);
  expect((await check({ preferredDate: before })).messages).toEqual([
    'Please select a future date',
  ]);
  jest.useRealTimers();
});
