import { testCompany } from '../testing/company';
import { textKinds } from './kinds';
import { textMessage } from './text-message';

const visit = {
  ...{ id: 'APT-100001', key: 'k'.repeat(43), name: 'Ada <b>', phone: '7135550142', email: '' },
  ...{ address: '12 Bayou Lane', zipCode: '77002', appliance: 'Garbage Disposal', issue: 'x' },
  ...{ description: '', preferredDate: '2026-12-01', preferredTime: 'Evening (6-8 PM)' },
  technician: 'Maria Lopez',
};

test.each(textKinds)('%s fits into two texts, and names neither customer nor street', (kind) => {
  const text = textMessage(testCompany as never, kind, visit as never, 'https://repair.example');
  expect(text.length).toBeLessThanOrEqual(306);
  expect(text).not.toMatch(/Ada|Bayou|<b>/);
  expect(text.startsWith(`${testCompany.name}: `)).toBe(true);
});

test('a confirmation says when, and how to end texts', () => {
  expect(
    textMessage(testCompany as never, 'text_confirmed', visit as never, 'https://a.example'),
  ).toMatch(
    /your garbage disposal visit is confirmed for Tue, Dec 1, 6 PM - 8 PM\. Change it: https:\/\/a\.example\/appointment#APT-100001\.k{43}\. Reply STOP to end texts\.$/,
  );
});

test('the time of arrival is in it if the technician said one, to five minutes', () => {
  const onTheWay = (change: object) =>
    textMessage(
      testCompany as never,
      'text_on_the_way',
      { ...visit, ...change } as never,
      'https://a.example',
    );
  expect(onTheWay({ arrivesAt: '2026-12-01T20:33:10.000Z' })).toContain(
    'Maria Lopez is on the way to you, expected about 2:35 PM. ',
  );
  expect(onTheWay({})).toContain('Maria Lopez is on the way to you. ');
});
