import type { PhoneVisit } from '@site/client/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal, technician, today, visit } from '../testing/fake-staff';
import { answer, button, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const ada = {
  ...{ phone: '7135550142', name: 'Ada Homeowner', email: 'ada@home.example' },
  ...{ address: '12 Bayou Lane', zip: '77002', visits: 1, lastVisit: '2026-11-20', matches: 1 },
};
const record = {
  ...{ id: 'r1', customerName: ada.name, customerPhone: ada.phone, customerEmail: '', notes: '' },
  ...{ customerAddress: '', zipCode: '', applianceType: 'Dryer', applianceModel: '', status: '' },
  ...{ issueDescription: '', serviceDate: today, technicianName: '', partsReplaced: '' },
  ...{ laborDescription: '', totalCost: 90, appointmentId: null, updatedAt: '' },
  ...{ warrantyStartDate: today, warrantyEndDate: '2099-01-01' },
};
const known = {
  findCustomers: async () => [ada],
  customer: async () => ({ customer: ada, visits: [visit()], records: [record] }),
};
const path = '/staff/call';

test('the caller is found by name, and the visit is read back', async () => {
  const bookByPhone = jest.fn(async (asked: PhoneVisit) =>
    visit({ id: 'APT-200001', ...asked, technician: null }),
  );
  const { user } = await openStaff(path, {}, { ...known, bookByPhone });
  await user.type(await screen.findByLabelText(/Who is calling/), 'ada');
  await user.click(await screen.findByRole('button', { name: /Ada Homeowner/ }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Homeowner');
  expect(screen.getByLabelText('ZIP')).toHaveValue('77002');
  expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
  // The office sees it while the customer talks.
  expect(await screen.findByText(/^Has a visit on/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Free, under warranty: Dryer/ }));
  expect(screen.getByLabelText('Appliance')).toHaveValue('Dryer');
  await user.type(screen.getByLabelText('Problem'), 'Not Heating');
  await user.click(await screen.findByRole('radio', { name: /2 PM - 4 PM/ }));
  await user.selectOptions(screen.getByLabelText(/Technician/), technician.email);
  await user.click(button('Book the Visit'));
  expect(await screen.findByRole('heading', { name: /Read it to the caller/ })).toHaveFocus();
  expect(screen.getByText('APT-200001')).toBeVisible();
  expect(screen.getByText(/ada@home.example gets a mail/)).toBeVisible();
  expect(bookByPhone.mock.calls[0]?.[0]).toMatchObject({
    ...{ name: ada.name, phone: ada.phone, warrantyRecordId: 'r1', technician: technician.email },
    ...{ preferredDate: today, preferredTime: '2-4 PM', issue: 'Not Heating' },
    idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
  });
  // The next call begins empty, with a key of its own.
  await user.click(button('Next Call'));
  await user.click(await screen.findByRole('button', { name: 'New Customer' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('what is missing is asked for; the server asks about an unusual window', async () => {
  const bookByPhone = jest.fn(async (asked: PhoneVisit, { anyway = false } = {}) => {
    if (!anyway) throw refusal(409, 'All 3 places of this window are taken.', 'anyway');
    return visit({ ...asked, technician: null });
  });
  const { user } = await openStaff(path, {}, { findCustomers: async () => [], bookByPhone });
  await user.type(await screen.findByLabelText(/Who is calling/), '(713) 555-0177');
  expect(await screen.findByText(/No customer matches/)).toBeVisible();
  await user.click(button('New Customer'));
  expect(screen.getByLabelText('Phone')).toHaveValue('7135550177');
  await user.click(button('Book the Visit'));
  const summary = await screen.findByRole('group', { name: 'Please ask for' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  await user.type(screen.getByLabelText('Name'), 'Rosa Caller');
  await user.type(screen.getByLabelText('Street and number'), '4 Heron Court');
  await user.type(screen.getByLabelText('ZIP'), '77002');
  await user.selectOptions(screen.getByLabelText('Appliance'), 'Dryer');
  await user.type(screen.getByLabelText('Problem'), 'Loud Noise');
  await user.click(await screen.findByRole('radio', { name: /10 AM - 12 PM/ }));
  await user.click(button('Book the Visit'));
  expect(await screen.findByText('All 3 places of this window are taken.')).toBeVisible();
  // Another window is another question.
  await user.click(screen.getByRole('radio', { name: /2 PM - 4 PM/ }));
  expect(screen.queryByRole('button', { name: 'Book It Anyway' })).toBeNull();
  await user.click(button('Book the Visit'));
  await user.click(await screen.findByRole('button', { name: 'Book It Anyway' }));
  expect(await screen.findByText(/No mail address: the customer has only/)).toBeVisible();
  expect(bookByPhone.mock.calls.map(([, details]) => details)).toEqual([
    { anyway: false },
    { anyway: false },
    { anyway: true },
  ]);
  const keys = new Set(bookByPhone.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey));
  expect(keys.size).toBe(1);
});

test('without an answer everything that was typed stays, also after a reload', async () => {
  const bookByPhone = () => Promise.reject(refusal(0, 'offline'));
  const { user, unmount } = await openStaff(path, {}, { ...known, bookByPhone });
  await user.type(await screen.findByLabelText(/Who is calling/), 'ada');
  await user.click(await screen.findByRole('button', { name: /Ada Homeowner/ }));
  await user.selectOptions(screen.getByLabelText('Appliance'), 'Dryer');
  await user.type(screen.getByLabelText('Problem'), 'Loud Noise');
  await user.click(await screen.findByRole('radio', { name: /2 PM - 4 PM/ }));
  await user.click(button('Book the Visit'));
  expect(await screen.findByText(/server did not answer/)).toBeVisible();
  unmount();
  await openStaff(path, {}, known);
  expect(await screen.findByLabelText('Problem')).toHaveValue('Loud Noise');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Homeowner');
});

test('from the page of a customer the caller is known', async () => {
  await openStaff(`${path}?phone=7135550142`, {}, known);
  expect(await screen.findByDisplayValue('Ada Homeowner')).toBeVisible();
  expect(await screen.findByText(/^Has a visit on/)).toBeVisible();
});

test('another caller begins with an empty form and an address without the customer', async () => {
  const { user, router } = await openStaff(`${path}?phone=7135550142`, {}, known);
  expect(await screen.findByDisplayValue('Ada Homeowner')).toBeVisible();
  await user.click(button('Another Caller'));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByLabelText(/Who is calling/)).toHaveValue('');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('technicians book nothing here', async () => {
  await openStaff(path, { person: technician });
  expect(await screen.findByText('This page is for owners')).toBeVisible();
});

test('a visit is corrected, and the history says what changed', async () => {
  let now = visit();
  const correct = jest.fn(async () => (now = visit({ version: 3, phone: '7135550199' })));
  const history = [
    { at: '2026-11-20T15:00:00.000Z', state: 'requested', actor: 'Olga Owner' } as const,
    {
      ...({ at: '2026-11-20T16:00:00.000Z', state: 'corrected', actor: 'Olga Owner' } as const),
      changes: [{ field: 'phone', from: '7135550142', to: '7135550199' }],
    },
  ];
  const { user, server } = await openStaff('/staff/visit?id=APT-100001', { visits: [visit()] });
  answer(server, { correct, visit: async () => ({ ...now, history }) });
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const phone = await screen.findByLabelText('Phone');
  await user.clear(phone);
  await user.click(button('Save'));
  expect(await screen.findAllByText('A phone has ten digits')).not.toHaveLength(0);
  expect(correct).not.toHaveBeenCalled();
  await user.type(phone, '713 555 0199');
  await user.click(button('Save'));
  expect(await screen.findByText('Corrected.')).toBeVisible();
  // Only what was changed is sent, so that what others have corrected stays.
  expect(correct).toHaveBeenCalledWith('APT-100001', { phone: '7135550199' }, { version: 2 });
  await user.click(await screen.findByText('History of APT-100001'));
  expect(screen.getByText(/^Taken by phone by Olga Owner/)).toBeVisible();
  expect(
    screen.getByText(/^Corrected by Olga Owner: phone from \(713\) 555-0142 to \(713\) 555-0199/),
  ).toBeVisible();
});

test('a technician corrects no mail address; a visit that is over is corrected, too', async () => {
  const done = visit({ state: 'done' });
  const { user } = await openStaff('/staff/visit?id=APT-100001', {
    visits: [done],
    person: technician,
  });
  await user.click(await screen.findByRole('button', { name: 'Correct Visit' }));
  expect(await screen.findByLabelText('Phone')).toBeVisible();
  expect(screen.queryByLabelText(/Email/)).toBeNull();
});

test('a corrected phone is the customer’s new number; two customers become one after a question', async () => {
  const correctCustomer = jest.fn(async (_: string, fields: object, { anyway = false } = {}) => {
    if (!anyway) throw refusal(409, 'Bea Other has this phone.', 'anyway');
    return 'phone' in fields ? String(fields.phone) : '';
  });
  const { user, router } = await openStaff(
    '/staff/customers?phone=7135550142',
    {},
    { ...known, correctCustomer },
  );
  await user.click(await screen.findByText('Correct name, phone or address'));
  const phone = screen.getByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '7135550199');
  await user.click(button('Save'));
  expect(await screen.findByText('Bea Other has this phone.')).toBeVisible();
  await user.click(button('Yes, Make Them One'));
  await waitFor(() => expect(router.state.location.search).toBe('?phone=7135550199'));
});
