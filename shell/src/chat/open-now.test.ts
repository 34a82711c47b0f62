import { openNow } from './open-now';

const company = {
  hours: {
    weekday: { opens: '07:00', closes: '20:00' },
    weekend: { opens: '08:00', closes: '18:00' },
  },
  timeZone: 'America/Chicago',
};

// 2026-11-20 is a Friday; Houston is six hours behind UTC in winter, five in summer.
test.each([
  ['a Friday, a minute before opening', '2026-11-20T12:59:00Z', false, /opens today at 7:00 AM/],
  ['a Friday, at opening', '2026-11-20T13:00:00Z', true, /until 8:00 PM/],
  ['a Friday, a minute before closing', '2026-11-21T01:59:00Z', true, /until 8:00 PM/],
  ['a Friday, at closing', '2026-11-21T02:00:00Z', false, /opens tomorrow at 8:00 AM/],
  ['a Saturday morning', '2026-11-21T13:30:00Z', false, /opens today at 8:00 AM/],
  ['a Saturday evening', '2026-11-22T00:00:00Z', false, /opens tomorrow at 8:00 AM/],
  ['a Sunday evening', '2026-11-23T00:30:00Z', false, /opens tomorrow at 7:00 AM/],
  ['a Friday in summer, at opening', '2026-07-17T12:00:00Z', true, /until 8:00 PM/],
  ['midnight', '2026-11-20T06:00:00Z', false, /opens today at 7:00 AM/],
])('%s', (_name, instant, open, words) => {
  const state = openNow(company, new Date(instant));
  expect(state.open).toBe(open);
  expect(state.words).toMatch(words);
});

test('the hours are those of the business, not of the visitor', () => {
  const there = { ...company, timeZone: 'Asia/Tokyo' };
  expect(openNow(there, new Date('2026-11-20T00:00:00Z')).open).toBe(true);
  expect(openNow(company, new Date('2026-11-20T00:00:00Z')).open).toBe(true);
  expect(openNow(there, new Date('2026-11-20T16:00:00Z')).open).toBe(false);
  expect(openNow(company, new Date('2026-11-20T16:00:00Z')).open).toBe(true);
});
