import { wordsIn } from '@site/client/mail/in-language';
import { mailCompany } from '@site/client/mail/mail-company';
import { customerParams, teamParams } from '@site/client/mail/template-params';
import { testCompany } from '@site/client/testing/company';
import { type Site, startSite } from '../testing/site';

const company = {
  ...testCompany,
  services: { ...testCompany.services, database: 'none' as const },
};
let site: Site;
beforeEach(async () => (site = await startSite('embedded', { company })));
afterEach(() => site?.close());

const visit = {
  id: 'APT-000001',
  name: 'Ada Example',
  phone: '7135550142',
  email: 'ada@example.com',
  address: '1 Main Street',
  zipCode: '77002',
  appliance: 'Dryer',
  issue: 'Not Heating',
  description: '',
  preferredDate: '2026-11-28',
  preferredTime: '10-12',
};
const facts = mailCompany(company);
const team = teamParams(facts, visit);
const customer = customerParams(facts, visit);

const call = async (template: string, params: object) => {
  const answer = await fetch(`${site.url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: 'embedded',
      service_id: 'embedded',
      template_id: template,
      template_params: params,
    }),
  });
  return answer.status;
};

test('the customer’s mail has our words, for any content of the call', async () => {
  const worded = 'You have won a $500 refund, claim at https://evil.example';
  const fields = Object.fromEntries(
    [
      'message',
      'next_steps',
      'warranty_info',
      'response_time',
      'address',
      'appliance',
      'issue',
      'company_name',
      'company_phone',
      'company_email',
    ].map((field) => [field, worded]),
  );
  expect(await call('customer_confirmation', { ...customer, ...fields })).toBe(200);
  const [mail] = await site.inbox();
  expect(mail?.to).toBe('ada@example.com');
  expect(JSON.stringify(mail)).not.toMatch(/refund|evil/);
  expect(mail?.text).toContain('Appliance: Other');
  expect(mail?.text).toContain('Saturday, November 28');
});

test('a Spanish page sends its words, and the customer’s mail is in Spanish', async () => {
  const params = wordsIn('es').customerParams(facts, visit);
  expect(await call('customer_confirmation', params)).toBe(200);
  const [mail] = await site.inbox();
  expect(mail?.html).toContain('<html lang="es">');
  expect(mail?.text).toContain('Aparato: Secadora\nProblema: No calienta');
  expect(mail?.text).toContain('sábado, 28 de noviembre');
});

/** Values with which a stranger would write the mail, or address it to others. */
const refused = [
  ['to_name', 'You have won, claim at evil.example'],
  ['to_name', 'Win $500'],
  ['to_name', 'x\u0007y'],
  ['to_name', 'a'.repeat(61)],
  ['to_email', 'a@example.com, b@example.com'],
  ['to_email', 'a@example.com\r\nBcc: b@example.com'],
  ['to_email', 'a\u0000b@example.com'],
  ['preferred_date', 'Claim your refund'],
  ['preferred_time', 'https://evil.example'],
] as const;

// In one test, because each test starts a site.
test('a customer’s mail with a value that a form cannot have is refused', async () => {
  const answers: number[] = [];
  for (const [field, value] of refused)
    answers.push(await call('customer_confirmation', { ...customer, [field]: value }));
  expect(refused.map((pair, i) => [...pair, answers[i]])).toEqual(
    refused.map((pair) => [...pair, 400]),
  );
  expect(await site.inbox()).toEqual([]);
});

test('the team’s mail goes only to the team, for any addresses in the call', async () => {
  const params = {
    ...team,
    to_email: 'victim@example.com',
    customer_email: 'a@x.example, b@y.example',
  };
  expect(await call('team_notification', params)).toBe(200);
  const [mail, ...others] = await site.inbox();
  expect(mail?.to).toBe('team@testing.example');
  expect(mail?.text).toContain('1 Main Street');
  expect(others).toEqual([]);
  expect(await call('team_notification', { ...team, description: 'x\u0000y' })).toBe(400);
});

test('the number of mails is limited per address and in total, also from this machine', async () => {
  const outcomes = [];
  for (let n = 0; n < 9; n++)
    outcomes.push(
      await call('customer_confirmation', {
        ...customer,
        appointment_id: `APT-00000${n}`,
        // Every spelling is the same address.
        to_email: `${n % 2 ? 'A.da' : 'ada'}+${n}@example.com`,
      }),
    );
  expect(outcomes).toEqual([...Array<number>(6).fill(200), ...Array<number>(3).fill(429)]);
  const others = [];
  for (let n = 0; n < 20; n++)
    others.push(await call('team_notification', { ...team, appointment_id: `APT-0000${10 + n}` }));
  expect(others).toContain(429);
});

test('a stranger who used a number first blocks no mail, and a repeat sends one mail', async () => {
  expect(await call('team_notification', { ...team, customer_name: 'Mallory' })).toBe(200);
  expect(await call('team_notification', team)).toBe(200);
  expect(await call('team_notification', { ...team, submitted_at: 'later' })).toBe(200);
  // An emoji that a length limit cut in half must not cost the business a customer.
  expect(await call('team_notification', { ...team, customer_name: 'Ada \ud83d' })).toBe(200);
  expect((await site.inbox()).map(({ text }) => /Customer: (.*)/.exec(text)?.[1])).toEqual([
    'Ada \ufffd',
    'Ada Example',
    'Mallory',
  ]);
});
