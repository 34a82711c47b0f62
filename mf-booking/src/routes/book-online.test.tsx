import { formatDay } from '@site/data-types/visit';
import { screen, waitFor, within } from '@testing-library/react';
import { loadBackend } from '../lib/backend';
import { fakeBackend, openDays, refusal, weekday } from '../testing/fake-backend';
import { fillForm } from '../testing/fill-form';
import { alwaysOpen, freshBrowser, modules, open, submit, value } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
// Saves two seconds a test; `fill-time.test.ts` shows that a visitor waits.
jest.mock('../booking/fill-time', () => ({ waitForFillTime: () => Promise.resolve() }));
jest.setTimeout(30_000);
const load = jest.mocked(loadBackend);

let backend = fakeBackend();
beforeEach(() => {
  backend = fakeBackend();
  load.mockResolvedValue(backend.backend);
  freshBrowser();
});
afterEach(() => jest.restoreAllMocks());

test('a visit is booked and confirmed', async () => {
  const { user, router, meta } = await open('/book-online', { modules, company: alwaysOpen });
  await fillForm(user);
  expect(await screen.findByText('✓ We service your area!')).toBeVisible();
  expect(value('Phone')).toBe('(713) 555-0142');
  await user.click(submit());
  const ticket = await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(ticket).toHaveFocus();
  expect(within(ticket).getByText('No. APT-100001')).toBeVisible();
  expect(within(ticket).getByText(/we call \(713\) 555-0142 within 30 minutes/)).toBeVisible();
  expect(within(ticket).getByRole('link')).toHaveAttribute('href', 'tel:+15555550100');
  expect(within(ticket).getByRole('button', { name: 'Add to Calendar' })).toBeVisible();
  expect(backend.requests()).toEqual([
    {
      name: 'Ada Homeowner',
      phone: '7135550142',
      email: 'ada@home.example',
      address: '12 Bayou Lane, Houston, TX',
      zipCode: '77002',
      appliance: 'Dryer',
      issue: 'Not Heating',
      description: '',
      preferredDate: weekday(9),
      preferredTime: '2-4 PM',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(ticket).toHaveTextContent(`Date${formatDay(weekday(9))}Time2 PM - 4 PM`);
  expect(ticket).toHaveTextContent('12 Bayou Lane, Houston, TX 77002');
  // The ticket's address replaces the form's.
  expect(router.state.location.search).toBe('?confirmed=APT-100001');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Appointment');
  expect(document.title).toBe('Appointment APT-100001 | Test Repairs');
  // The person and the place stay for the next visit, the other answers are empty.
  await user.click(screen.getByRole('button', { name: 'Schedule Another Appointment' }));
  await waitFor(() => expect(value('Name')).toBe('Ada Homeowner'));
  expect([value('Phone'), value('ZIP code')]).toEqual(['(713) 555-0142', '77002']);
  expect([value('Appliance'), value('Preferred date')]).toEqual(['', '']);
  expect(screen.getByRole('radio', { name: '2-4 PM' })).not.toBeChecked();
  // A person who reads by ear or by keyboard is at the top of the form, not in the middle.
  expect(screen.getByRole('form', { name: 'Your visit' })).toHaveFocus();
  expect(router.state.location.search).toBe('');
  expect(document.title).toBe(meta().title);
});

test('outside business hours the form also says when we open', async () => {
  const never = { opens: '23:59', closes: '23:59' };
  await open('/book-online', {
    modules,
    company: { hours: { weekday: never, weekend: never } },
  });
  expect(
    screen.getByText(
      /^We call within 30 minutes during opening hours, otherwise when we next open/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^We are closed now and call on \w+day at 11:59 PM\.$/)).toBeVisible();
});

test('an incomplete form is not sent; its summary leads to every answer', async () => {
  const { user } = await open();
  await user.click(submit());
  const summary = await screen.findByRole('group', { name: 'Please look at these answers again' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Name is required',
    'Phone is required',
    'Email is required',
    'Address is required',
    'ZIP code is required',
    'Appliance is required',
    'Issue is required',
    'Preferred date is required',
    'Preferred time is required',
  ]);
  await user.click(within(summary).getByRole('link', { name: 'Phone is required' }));
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  expect(phone).toHaveFocus();
  expect(phone).toBeInvalid();
  await user.type(phone, '7');
  expect(phone).toBeValid();
  expect(backend.requests()).toEqual([]);
});

test('the controls have the specification’s names', async () => {
  await open();
  const form = submit().closest('form') as HTMLFormElement;
  for (const name of [
    ...['name', 'phone', 'email', 'address', 'zipCode', 'appliance', 'issue', 'description'],
    ...['preferredDate', 'preferredTime'],
  ]) {
    expect(form.elements.namedItem(name)).not.toBeNull();
  }
});

test('every field says what it may be filled with', async () => {
  await open();
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel-national');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Address')).toHaveAttribute('autocomplete', 'address-line1');
  expect(screen.getByLabelText('ZIP code')).toHaveAttribute('autocomplete', 'postal-code');
  expect(screen.getByLabelText('ZIP code')).toHaveAttribute('inputmode', 'numeric');
});

test('out of area, nothing can be sent', async () => {
  const { user } = await open();
  await fillForm(user, { zip: '90210' });
  expect(await screen.findByText("Sorry, we don't currently service this area")).toBeVisible();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription(/We don't serve 90210 yet.*\(555\) 555-0100/);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(backend.requests()).toEqual([]);
});

test('a booking goes on while coverage is down', async () => {
  const { user } = await open('/book-online', {});
  await fillForm(user, { zip: '90210' });
  expect(await screen.findByText('We confirm your area when we call.')).toBeVisible();
  await user.click(submit());
  expect(await screen.findByRole('region', { name: 'Appointment Scheduled!' })).toBeVisible();
});

test('an issue that is not listed is described in words', async () => {
  const { user } = await open();
  await fillForm(user, { issue: 'Other' });
  await user.type(screen.getByRole('textbox', { name: 'Describe the issue' }), 'It sings');
  await user.click(submit());
  await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(backend.requests()[0]?.issue).toBe('It sings');
});

test('another appliance clears the issue; Other has only words', async () => {
  const { user } = await open();
  const appliance = screen.getByRole('combobox', { name: 'Appliance' });
  await user.selectOptions(appliance, 'Dryer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Issue' }), 'Overheating');
  await user.selectOptions(appliance, 'Dishwasher');
  expect(value('Issue')).toBe('');
  await user.selectOptions(appliance, 'Other');
  expect(screen.getByRole('textbox', { name: 'Issue' })).toHaveValue('');
});

test('a window that is full cannot be chosen', async () => {
  const days = openDays().map((day) =>
    day.date === weekday(9)
      ? { ...day, windows: day.windows.filter((s) => s.time !== '2-4 PM') }
      : day,
  );
  load.mockResolvedValue(fakeBackend({ openWindows: async () => days }).backend);
  const { user } = await open();
  await fillForm(user, { time: '10-12' });
  await waitFor(() => expect(screen.getByRole('radio', { name: /2-4 PM/ })).toBeDisabled());
  expect(screen.getByRole('radio', { name: '10-12' })).toBeEnabled();
});

test('windows that cannot be loaded are all offered, and the page says who confirms', async () => {
  load.mockResolvedValue(
    fakeBackend({ openWindows: () => Promise.reject(refusal('unreachable', 'down')) }).backend,
  );
  const { user } = await open();
  await fillForm(user);
  expect(
    await screen.findByText(/could not look up the free times.*the team will confirm/),
  ).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeEnabled();
});

test('the page describes itself', async () => {
  const { meta } = await open();
  expect(meta()).toMatchObject({
    canonical: 'https://test.example/book-online',
    status: 200,
    breadcrumbs: [{ name: 'Home' }, { name: 'Book Online' }],
  });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('texts are asked for with an unticked box, where the business sends them', async () => {
  const first = await open('/book-online', { modules, company: alwaysOpen });
  expect(screen.queryByRole('checkbox')).toBeNull();
  first.unmount();
  freshBrowser();
  const company = { ...alwaysOpen, texts: true };
  const { user } = await open('/book-online', { modules, company });
  const box = screen.getByRole('checkbox', {
    name: /^Text me about this visit.*Reply STOP to end/,
  });
  expect(box).not.toBeChecked();
  await user.click(box);
  await fillForm(user);
  await user.click(submit());
  await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(backend.requests()).toEqual([expect.objectContaining({ texts: true })]);
});
