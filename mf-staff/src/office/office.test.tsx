import type { WaitingMail } from '@site/client/staff';
import { screen, within } from '@testing-library/react';
import { owner, refusal, technician, today } from '../testing/fake-staff';
import { button, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const mail = (change: Partial<WaitingMail>): WaitingMail => ({
  ...{ id: '1', kind: 'customer_confirmation', to: 'ada@home.example', about: 'APT-100001' },
  ...{ createdAt: '2026-11-22T15:00:00Z', attempts: 0, lastError: null, givenUpAt: null },
  dueAt: '2026-11-22T15:10:00Z',
  ...change,
});

test('mails that were given up come first, with the reason, and are sent again', async () => {
  const sendAgain = jest.fn(async () => undefined);
  const given = { givenUpAt: '2026-11-22T16:00:00Z', lastError: '550 no such user', attempts: 9 };
  const mails = async () => [
    mail({ id: '1', kind: 'visit_reminder' }),
    mail({ id: '2', ...given }),
  ];
  const { user } = await openStaff('/staff/mail', {}, { mails, sendAgain });
  const items = await screen.findAllByRole('listitem');
  const listed = items.filter((item) => within(item).queryByRole('heading'));
  expect(listed.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    ...['Confirmation', 'Reminder'],
  ]);
  expect(listed[0]).toHaveTextContent('Given up');
  expect(listed[0]).toHaveTextContent('550 no such user');
  // One that only waits is not sent twice.
  expect(screen.getAllByRole('button', { name: 'Send Again' })).toHaveLength(1);
  await user.click(button('Send Again'));
  expect(sendAgain).toHaveBeenCalledWith('2');
});

test('a person is added with role and ZIPs; a wrong ZIP is refused here', async () => {
  const savePerson = jest.fn(async () => technician);
  const { user } = await openStaff('/staff/people', {}, { savePerson });
  await user.click(await screen.findByRole('button', { name: 'Add a Person' }));
  await user.type(screen.getByLabelText('Name'), 'Ben Okafor');
  await user.type(screen.getByLabelText('Email'), 'ben@shop.example');
  await user.type(screen.getByLabelText('ZIPs'), '77449, 7700');
  await user.click(button('Save'));
  expect(screen.getByText('7700 is no ZIP of five digits')).toBeVisible();
  expect(savePerson).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('ZIPs'), '2');
  await user.selectOptions(screen.getByLabelText('Languages'), 'English and Spanish');
  await user.click(button('Save'));
  expect(savePerson).toHaveBeenCalledWith({
    ...{ name: 'Ben Okafor', email: 'ben@shop.example', role: 'technician' },
    areas: ['77449', '77002'],
    speaks: ['en', 'es'],
  });
  expect(await screen.findByText('Ben Okafor is on staff.')).toBeVisible();
});

test('a person is removed after a second press, and a refusal is said', async () => {
  const removePerson = jest.fn(async (email: string) => {
    if (email === owner.email) throw refusal(409, 'This is the last owner.', 'email');
    return { unassigned: 2 };
  });
  const { user } = await openStaff('/staff/people', {}, { removePerson });
  await user.click(await screen.findByRole('button', { name: 'Remove Olga Owner' }));
  expect(removePerson).not.toHaveBeenCalled();
  await user.click(button('Yes, Remove'));
  expect(await screen.findByText('This is the last owner.')).toBeVisible();
  await user.click(button('Keep'));
  await user.click(button('Remove Maria Lopez'));
  await user.click(button('Yes, Remove'));
  expect(
    await screen.findByText(
      'Maria Lopez is removed and signed out everywhere. 2 visits without a technician now.',
    ),
  ).toBeVisible();
});

test('a newsletter is sent after a second press; a repeat after a lost answer has the same key', async () => {
  const sendNewsletter = jest.fn(() => Promise.reject(refusal(0, 'no answer')));
  const { user } = await openStaff(
    '/staff/newsletter',
    {},
    { newsletterStatus: async () => ({ subscribers: 12, lastSent: null }), sendNewsletter },
  );
  await user.type(await screen.findByLabelText('Subject'), 'Dryer vents');
  await user.type(screen.getByLabelText('Text'), 'Clean them.');
  for (let press = 0; press < 2; press++) {
    await user.click(button('Send…'));
    expect(screen.getByText('Send it to 12 subscribers?')).toBeVisible();
    expect(sendNewsletter).toHaveBeenCalledTimes(press);
    await user.click(button('Yes, Send'));
    expect(await screen.findByText('The server did not answer. Please try again.')).toBeVisible();
  }
  const [first, second] = sendNewsletter.mock.calls as unknown as [{ idempotencyKey: string }][];
  expect(second?.[0].idempotencyKey).toBe(first?.[0].idempotencyKey);
  expect(screen.getByLabelText('Subject')).toHaveValue('Dryer vents');
});

test('a newsletter keeps its key when the person leaves the page; another text has another one', async () => {
  const sendNewsletter = jest.fn(() => Promise.reject(refusal(0, 'no answer')));
  const changes = {
    newsletterStatus: async () => ({ subscribers: 12, lastSent: null }),
    sendNewsletter,
  };
  const send = async (user: Awaited<ReturnType<typeof openStaff>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Send…' }));
    await user.click(button('Yes, Send'));
    expect(await screen.findByText('The server did not answer. Please try again.')).toBeVisible();
  };
  const first = await openStaff('/staff/newsletter', {}, changes);
  await first.user.type(await screen.findByLabelText('Subject'), 'Dryer vents');
  await first.user.type(screen.getByLabelText('Text'), 'Clean them.');
  await send(first.user);
  first.unmount();
  const { user } = await openStaff('/staff/newsletter', {}, changes);
  await send(user);
  await user.type(screen.getByLabelText('Text'), ' Twice a year.');
  await send(user);
  const keys = (sendNewsletter.mock.calls as unknown as [{ idempotencyKey: string }][]).map(
    ([{ idempotencyKey }]) => idempotencyKey,
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a newsletter in Spanish goes to those who read it', async () => {
  const sendNewsletter = jest.fn(async () => ({ queued: 3 }));
  const { user } = await openStaff(
    '/staff/newsletter',
    {},
    {
      newsletterStatus: async () => ({ subscribers: 12, inSpanish: 3, lastSent: null }),
      sendNewsletter,
    },
  );
  await user.type(await screen.findByLabelText('Subject'), 'Secadoras');
  await user.type(screen.getByLabelText('Text'), 'Limpie el ducto.');
  await user.selectOptions(screen.getByLabelText('To'), 'Spanish readers (3)');
  await user.click(button('Send…'));
  expect(screen.getByText('Send it to 3 subscribers?')).toBeVisible();
  await user.click(button('Yes, Send'));
  expect(await screen.findByText('On its way to 3 subscribers.')).toBeVisible();
  expect(sendNewsletter).toHaveBeenCalledWith(expect.objectContaining({ language: 'es' }));
});

test('a technician finds only the sign-out under More', async () => {
  await openStaff('/staff/more', { person: technician });
  expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /People/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
});

test.each([
  ['a shorter time', { months: 24, confirmed: true }, '2'],
  ['a time that no owner has saved yet', { months: 24, confirmed: false }, '24'],
])('%s warns before it erases customers', async (_, given, months) => {
  const setRetention = jest.fn(async () => ({ months: Number(months), confirmed: true }));
  const retention = async () => given;
  const { user } = await openStaff('/staff/more', {}, { retention, setRetention });
  const field = await screen.findByLabelText(/Months after the last visit/);
  await user.clear(field);
  await user.type(field, '36');
  expect(screen.queryByText(/more than 36 months ago/) === null).toBe(given.confirmed);
  await user.clear(field);
  await user.type(field, months);
  expect(screen.getByText(new RegExp(`more than ${months} months ago`))).toBeVisible();
  await user.click(button('Save and Erase'));
  expect(setRetention).toHaveBeenCalledWith(Number(months));
});

test('what did not leave is said in words, and is tried again in one press', async () => {
  const sendAgain = jest.fn(async () => undefined);
  const failed = (id: string, lastError: string) => mail({ id, lastError, attempts: 2 });
  const mails = async () => [
    failed('1', 'connect ECONNREFUSED 127.0.0.1:25'),
    failed('2', 'Invalid login: 535 5.7.8'),
    failed('3', '451 try again later'),
    failed('4', 'something else'),
    failed('5', 'not_in_time'),
  ];
  const { user } = await openStaff('/staff/mail', {}, { mails, sendAgain });
  for (const words of [
    'The mail server does not answer.',
    'The mail server refuses our sign-in.',
    'The mail server asks us to try later.',
    'The mail could not be sent.',
    'It could not be sent in time.',
    'The answer was: connect ECONNREFUSED 127.0.0.1:25',
  ])
    expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/not_in_time/)).toBeNull();
  await user.click(button('Send All 5 Again'));
  expect(sendAgain.mock.calls).toEqual([['1'], ['2'], ['3'], ['4'], ['5']]);
});

test('Today tells an owner of mails that wait for more than ten minutes, and nothing of others', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const now = new Date().toISOString();
  const mails = async () => [
    mail({ id: '1', lastError: 'connect ETIMEDOUT' }),
    // It failed once, a moment ago.
    mail({ id: '2', lastError: 'connect ETIMEDOUT', createdAt: now, dueAt: now }),
    mail({ id: '3', dueAt: soon }),
  ];
  await openStaff('/staff', {}, { mails });
  expect(await screen.findByText('1 mail did not leave')).toBeVisible();
  expect(screen.getByText(/The mail server does not answer\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the mails' })).toHaveAttribute(
    'href',
    '/staff/mail',
  );
});

test('revenue is shown by week, person and appliance, and for other days', async () => {
  const revenue = jest.fn(async () => ({
    ...{ jobs: 3, total: 24_290.5 },
    byWeek: [
      { name: '2026-11-23', jobs: 3, total: 24_290.5 },
      { name: '2026-11-16', jobs: 0, total: 0 },
    ],
    byPerson: [{ name: 'Pat', jobs: 3, total: 24_290.5 }],
    byAppliance: [{ name: 'Dryer', jobs: 3, total: 24_290.5 }],
  }));
  const { user } = await openStaff('/staff/revenue', {}, { revenue });
  expect(await screen.findByText('$24,290.50 from 3 jobs')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Nov 16, 2026 0 $0.00' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'By person' })).toHaveTextContent('Pat3$24,290.50');
  expect(screen.getByRole('table', { name: 'By appliance' })).toHaveTextContent('Dryer3');
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '2099-01-01');
  await user.click(button('Show'));
  expect(await screen.findByText('The first day must not be after the last')).toBeVisible();
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '2026-01-01');
  await user.click(button('Show'));
  expect(revenue).toHaveBeenLastCalledWith('2026-01-01', today);
});

test('a technician is not asked for mails', async () => {
  const mails = jest.fn(async () => []);
  await openStaff('/staff', { person: technician }, { mails });
  expect(await screen.findByText('There is no visit today.')).toBeVisible();
  expect(mails).not.toHaveBeenCalled();
});
