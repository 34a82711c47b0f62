import type { WarrantyRecord } from '@site/client';
import { addDays, todayIn } from '@site/data-types/calendar';
import { renderRoute } from '@site/federation/testing';
import { realNames } from '@site/data-types/test-names';
import { addAppointment, siteStore, updateDraft } from '@site/store';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBackend } from '../lib/backend';
import type { Backend } from '../lib/backend';
import { toAppointment } from '../request';
import { routes } from '../routes';
import { content } from '../testing/content';
import { fakeBackend, refusal } from '../testing/fake-backend';
import { freshBrowser } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.setTimeout(30_000);
const load = jest.mocked(loadBackend);

const today = todayIn('America/Chicago');
/** A repair so many days ago. */
const record = (ago: number, change: Partial<WarrantyRecord> = {}): WarrantyRecord => ({
  id: `record-${ago}`,
  applianceType: 'Dryer',
  applianceModel: 'DLE3400W',
  issueDescription: 'Not Heating',
  serviceDate: addDays(today, -ago),
  technicianName: 'Service Team',
  partsReplaced: 'Heating element',
  laborDescription: 'Appliance repair service',
  status: 'completed',
  warrantyStartDate: addDays(today, -ago),
  warrantyEndDate: addDays(today, 90 - ago),
  ...change,
});

async function look(changes: Partial<Backend>, name = 'Ada', phone = '7135550142') {
  load.mockResolvedValue(fakeBackend(changes).backend);
  const view = await renderRoute(routes, '/warranty');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), phone || ' ');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), name || ' ');
  await user.click(screen.getByRole('button', { name: 'Check Warranty' }));
  return { ...view, user };
}
const found = (...records: WarrantyRecord[]) => ({ checkWarranty: async () => records });

beforeEach(() => {
  freshBrowser();
  load.mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('a repair of today has all its days left', async () => {
  const ask = jest.fn(async () => [record(0)]);
  await look({ checkWarranty: ask });
  const ticket = await screen.findByRole('region', { name: 'Your repair is under warranty' });
  await waitFor(() => expect(ticket).toHaveFocus());
  expect(ticket).toHaveTextContent('Days remaining90 days');
  expect(ticket).toHaveTextContent('Heating element');
  // Only one button of a view has the signal color.
  const primary = screen
    .getAllByRole('button')
    .filter(({ dataset }) => dataset.variant === 'primary');
  expect(primary.map(({ textContent }) => textContent)).toEqual(['Book Free Repair']);
  expect(ask).toHaveBeenCalledWith({ phone: '7135550142', name: 'Ada', appliance: '' });
  expect(screen.getByLabelText('Phone')).toHaveValue('(713) 555-0142');
});

test('ninety-one days after the service, the warranty expired one day ago', async () => {
  await look(found(record(91)));
  const ticket = await screen.findByRole('region', { name: 'Your warranty has expired' });
  expect(ticket).toHaveTextContent('Expired1 day ago');
  expect(within(ticket).getByRole('link', { name: 'Schedule Service' })).toHaveAttribute(
    'href',
    '/book-online?appliance=Dryer',
  );
});

test('a warranty holds on its last day', async () => {
  await look(found(record(90)));
  const ticket = await screen.findByRole('region', { name: 'Your repair is under warranty' });
  expect(ticket).toHaveTextContent('Days remainingUntil tonight');
});

test('the newest repair with days left is shown', async () => {
  await look(found(record(95), record(40, { applianceType: 'Oven' }), record(60)));
  const ticket = await screen.findByRole('region', { name: 'Your repair is under warranty' });
  expect(ticket).toHaveTextContent('ApplianceOven');
  expect(ticket).toHaveTextContent('50 days');
});

test('a free repair is one click away, filled in and marked with the record', async () => {
  const { user, router } = await look(found(record(10)));
  await user.click(await screen.findByRole('button', { name: 'Book Free Repair' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/book-online'));
  await waitFor(() => expect(screen.getByLabelText('Appliance')).toHaveValue('Dryer'));
  expect(screen.getByLabelText('Issue')).toHaveValue('Not Heating');
  // As it was just typed; the visitor may complete it.
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Phone')).toHaveValue('(713) 555-0142');
  expect(router.state.location.search).toBe('');
  expect(siteStore.getState().draft.form.warrantyRecordId).toBe('record-10');
});

test('a free repair takes name, email and address from this browser’s appointment', async () => {
  const { user, router } = await look(found(record(10)), 'garcia');
  const other = { name: 'Bo Else', phone: '7135550142', email: 'bo@home.example' };
  const own = { name: 'Ana García', email: 'ana@home.example', zipCode: '77003' };
  act(() => {
    addAppointment({ ...toAppointment(content(own), '1'), id: 'APT-000001' });
    addAppointment({ ...toAppointment(content(other), '2'), id: 'APT-000002' });
    updateDraft({ form: { description: 'Estimated cost: $59\nPreferred brand: LG\nIt hums.' } });
  });
  await user.click(await screen.findByRole('button', { name: 'Book Free Repair' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/book-online'));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ana García'));
  expect(screen.getByLabelText('Email')).toHaveValue('ana@home.example');
  expect(screen.getByLabelText('Address')).toHaveValue('12 Bayou Lane');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('77003');
  expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('It hums.');
});

test.each(realNames)('%s can be looked up', async (name) => {
  const checkWarranty = jest.fn(async () => []);
  await look({ checkWarranty }, name);
  expect(await screen.findByText(/^No service records found/)).toBeVisible();
  expect(checkWarranty).toHaveBeenCalledWith(expect.objectContaining({ name }));
});

test.each([
  ['', '', ['Phone is required', 'Name is required']],
  ['713', 'Ada', ['Please enter a valid 10-digit phone number']],
  ['7135550142', 'A', ['Name must be at least 2 characters']],
  ['7135550142', '7 .', ['Name must be at least 2 characters']],
])('phone %p and name %p', async (phone, name, messages) => {
  await look({}, name, phone);
  const summary = await screen.findByRole('group', { name: 'Please look at these answers again' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(messages);
});

const atThisTime =
  'Unable to check warranty status at this time. Please call us directly at (555) 555-0100.';
const fails = (error: unknown) => ({ checkWarranty: () => Promise.reject(error) });

test.each<[string, Partial<Backend>, string]>([
  [
    'no record',
    found(),
    'No service records found. Please check your information or contact us directly.',
  ],
  [
    'a database that fails',
    fails(refusal('unreachable', 'down')),
    'Error checking warranty status. Please try again or call us directly.',
  ],
  ['too many look-ups', fails(refusal('rate_limited', 'Too many requests')), atThisTime],
  ['a site without a database', { hasDatabase: false }, atThisTime],
])('%s', async (_, changes, text) => {
  await look(changes);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a visitor without a completed visit sees why nothing is found', async () => {
  await look(found());
  expect(await screen.findByText('A visit that has not happened yet is not listed.')).toBeVisible();
});

test('a look-up that cannot be loaded', async () => {
  load.mockRejectedValue(new Error('chunk'));
  await renderRoute(routes, '/warranty');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Phone'), '7135550142');
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Check Warranty' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to check warranty status. Please try again or call us directly.',
  );
});

test('an answer that the database refuses is named at its field', async () => {
  const message = 'Name contains characters that cannot be used';
  await look(fails(refusal('invalid', message, 'name')));
  expect(await screen.findByRole('link', { name: message })).toBeVisible();
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

test('the page says what is covered, answers questions and describes itself', async () => {
  const { meta } = await renderRoute(routes, '/warranty');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check Your Warranty');
  expect(screen.getByText(/Parts and labor for 90 days/)).toBeVisible();
  expect(screen.getAllByRole('group').length).toBeGreaterThanOrEqual(5);
  for (const figure of ['98%', '24/7', '5.0']) expect(screen.getByText(figure)).toBeVisible();
  expect(meta()).toMatchObject({ canonical: 'https://test.example/warranty', status: 200 });
});

test('figures that the business has not published are marked, or hidden with all samples', async () => {
  const { unmount } = await renderRoute(routes, '/warranty');
  expect(screen.getByText('Customer satisfaction (sample)')).toBeVisible();
  expect(screen.getByText('Average rating (sample)')).toBeVisible();
  unmount();
  await renderRoute(routes, '/warranty', { company: { samples: false } });
  expect(screen.getByText('Support')).toBeVisible();
  expect(screen.queryByText(/satisfaction|rating|sample/i)).toBeNull();
});
