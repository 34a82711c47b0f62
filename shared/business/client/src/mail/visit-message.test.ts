import { testCompany } from '../testing/company';
import { wordsIn } from './in-language';
import { mailKinds, textKinds } from './kinds';
import type { Receipt } from '@site/data-types/entities';
import { messageOf, type OutboxMail } from './message';
import { mailCompany } from './mail-company';
import type { VisitMail } from './visit-params';

const key = 'k'.repeat(43);
const visit: VisitMail = {
  id: 'APT-123456',
  key,
  name: 'Ada Example',
  phone: '7135550142',
  email: 'ada@example.com',
  address: '1 Main Street',
  zipCode: '77002',
  appliance: 'Dryer',
  issue: 'A stranger’s own words',
  description: 'Gate code 1234',
  preferredDate: '2026-12-01',
  preferredTime: '10-12',
  createdAt: '2026-11-20T16:00:00.000Z',
  changedAt: '2026-11-22T16:00:00.000Z',
  sequence: 1,
  fromDate: '2026-11-30',
  fromTime: '8-10 AM',
  technician: 'Pat Sample',
  note: 'The dog is friendly',
  cancelReason: 'It works again',
};
const mail = (kind: OutboxMail['kind'], changes: Partial<VisitMail> = {}) =>
  messageOf(
    {
      ...{ id: 'mail', claim: 'claim', about: visit.id, recipient: 'ada@example.com' },
      kind,
      payload: { ...visit, ...changes },
      company: mailCompany(testCompany),
    },
    'https://www.testing.example',
  );

const receipt: Receipt = {
  ...{ number: 1001, at: '2026-12-01T20:00:00.000Z', by: 'Pat', appointment: visit.id },
  ...{ credits: null, creditedBy: null, reason: '', name: visit.name, address: visit.address },
  ...{ zip: '77002', appliance: 'Dryer', technician: 'Pat', doneOn: '2026-12-01' },
  ...{ warrantyUntil: '2027-03-01', taxPercent: 0, tax: 0, total: 90, paid: 'later', paidAt: null },
  lines: [{ kind: 'labor', text: 'Belt changed', amount: 90 }],
  payLink: 'https://pay.example/?sum=90.00',
};

test('a receipt has its lines, how to pay, and the warranty; a credit has neither', () => {
  const { subject, text } = mail('visit_receipt', { receipt });
  expect(subject).toBe(`Receipt 1001: $90.00, ${testCompany.name}`);
  expect(text).toMatch(/Belt changed: \$90\.00\nTotal: \$90\.00\nPaid: To be paid/);
  expect(text).toContain('Pay here: https://pay.example/?sum=90.00');
  expect(text).toContain('under warranty until March 1, 2027');
  expect(text).not.toMatch(/Main Street|Gate code/);
  const credit = { ...receipt, number: 1002, credits: 1001, total: -90, reason: 'Paid twice' };
  const taken = mail('visit_receipt', { receipt: credit });
  expect(taken.subject).toContain('Credit 1002 for receipt 1001: -$90.00');
  expect(taken.text).toContain('Reason: Paid twice');
  expect(taken.text).not.toMatch(/Pay here|under warranty/);
});

test('a part that was ordered is named, with its day', () => {
  const part = { what: 'Heating element', expectedOn: '2026-12-04' };
  const { subject, text } = mail('visit_part', { part });
  expect(subject).toContain('we ordered Heating element');
  expect(text).toContain('We expect it on Friday, December 4.');
});

test.each(['en', 'es'] as const)(
  'no sentence of a mail or text has two periods: %s',
  (language) => {
    const words = wordsIn(language);
    const company = mailCompany(testCompany);
    const arrivesAt = '2026-12-01T16:30:00.000Z';
    const of = mailKinds
      .filter((kind) => /^(visit|team|customer)_/.test(kind))
      .flatMap((kind) =>
        [{}, { arrivesAt, byUs: true, state: 'confirmed' }].map(
          (changes) =>
            words.messageOf(
              {
                ...{ id: 'mail', claim: 'claim', about: visit.id, recipient: 'ada@example.com' },
                ...{ kind, company },
                payload: { ...visit, part: { what: 'belt' }, receipt, news: [], ...changes },
              },
              'https://www.testing.example',
            ).text,
        ),
      );
    const texts = textKinds.map((kind) =>
      words.textMessage(company, kind, { ...visit, arrivesAt }, 'https://www.testing.example'),
    );
    expect(of.length).toBeGreaterThan(20);
    expect([...of, ...texts].filter((text) => /[^.]\.\.(?!\.)/.test(text))).toEqual([]);
  },
);

const withoutMoney = (kind: string): boolean =>
  kind.startsWith('visit_') && kind !== 'visit_receipt';

test.each(mailKinds.filter(withoutMoney))(
  '%s has no text of the visitor but the name, and no price',
  (kind) => {
    const { subject, text, html, calendar } = mail(kind);
    const all = `${subject}\n${text}\n${html}\n${calendar?.content ?? ''}`;
    expect(text).toMatch(/^Hello Ada Example,\n/);
    expect(all).not.toMatch(/own words|Main Street|Gate code|dog|works again|\$|final price/);
    expect(all).toContain('December 1');
    expect(calendar?.content ?? '').not.toContain(key);
  },
);

test('a move names the new time, and who confirms it', () => {
  const byCustomer = mail('visit_moved', { by: 'you' });
  expect(byCustomer.subject).toBe(
    'Appointment APT-123456: moved to Tuesday, December 1, 10 AM - 12 PM',
  );
  expect(byCustomer.text).toContain(
    '1. To confirm the new time, we call (713) 555-0142 within 30 minutes.',
  );
  const byUs = mail('visit_moved', { by: 'us' });
  expect(byUs.text).toContain('We have moved your visit to Tuesday, December 1, 10 AM - 12 PM.');
  expect(byUs.text).not.toContain('o confirm');
});

test('the link to the page is in every mail but that of a cancellation', () => {
  const link = `https://www.testing.example/appointment#APT-123456.${key}`;
  for (const kind of [
    'customer_confirmation',
    'visit_moved',
    'visit_on_the_way',
    'visit_reminder',
  ] as const) {
    expect([kind, mail(kind).text.includes(link)]).toEqual([kind, true]);
    expect([kind, mail(kind).html.includes(`href="${link}"`)]).toEqual([kind, true]);
  }
  expect(mail('visit_canceled').text).not.toContain(key);
  expect(mail('team_moved').text).not.toContain(key);
});

test('a free repair has no word of a final price', () => {
  const free = mail('customer_confirmation', { warrantyRecordId: crypto.randomUUID() });
  expect(`${free.text}${free.html}`).not.toContain('final price');
  expect(free.text).toContain('free under the warranty');
  expect(mail('customer_confirmation').text).toContain('final price');
});

test('the team reads what has changed, with the customer’s own words', () => {
  expect(mail('team_moved').text).toContain(
    'from Monday, November 30, 8 AM - 10 AM to Tuesday, December 1, 10 AM - 12 PM',
  );
  expect(mail('team_canceled').text).toContain('Reason: It works again');
  expect(mail('team_note').text).toContain('The dog is friendly');
  expect(mail('team_note')).toMatchObject({ replyTo: 'ada@example.com', to: 'ada@example.com' });
});
