import { renderRoute } from '@site/federation/testing';
import { siteStore, updateDraft } from '@site/store';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBackend } from '../lib/backend';
import { routes } from '../routes';
import { warrantyEntries } from '../booking/warranty-visit';
import { fakeBackend, refusal } from '../testing/fake-backend';
import { fillForm } from '../testing/fill-form';
import { freshBrowser, modules, open, submit, value } from '../testing/open-booking';

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

describe('prefilled by its address', () => {
  test('appliance, issue, estimate and brand', async () => {
    await open(
      '/book-online?appliance=washing-machine&issue=not-draining&estimate=%24162%20-%20%24315&brand=LG',
    );
    await waitFor(() => expect(value('Appliance')).toBe('Washing Machine'));
    expect(value('Issue')).toBe('Not Draining');
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue(
      'Estimated cost: $162 - $315\nPreferred brand: LG',
    );
  });

  test('an appliance that is not listed', async () => {
    await open('/book-online?appliance=downdraft&issue=weak-suction');
    await waitFor(() => expect(value('Appliance')).toBe('Other'));
    expect(value('Issue')).toBe('Downdraft: Weak Suction');
  });

  test('an issue that is not listed', async () => {
    await open('/book-online?appliance=dryer&issue=Smells%20of%20gas');
    await waitFor(() => expect(value('Issue')).toBe('other'));
    expect(screen.getByLabelText('Describe the issue')).toHaveValue('Smells of gas');
  });

  test('only once: a change by the visitor survives a reload', async () => {
    const url = '/book-online?appliance=dryer&issue=overheating&brand=LG';
    const first = await open(url);
    await waitFor(() => expect(value('Issue')).toBe('Overheating'));
    await first.user.selectOptions(screen.getByLabelText('Appliance'), 'Dishwasher');
    const { draft } = siteStore.getState();
    first.unmount();
    const reloaded = renderRoute(routes, url, { modules });
    updateDraft(draft);
    await reloaded;
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(value('Appliance')).toBe('Dishwasher'));
    expect(value('Issue')).toBe('');
  });
});

describe('prefilled by the pages visited before', () => {
  const seen = { appliance: 'dryer', issue: 'not-heating', brand: 'LG', zip: '77008' };
  const zip = () => value('ZIP code');
  /** Leaves for pages about `lookedAt` and comes back by a link without a query. */
  const comeBack = async (
    { user, router }: Awaited<ReturnType<typeof open>>,
    lookedAt: Partial<typeof seen>,
  ) => {
    await act(() => router.navigate('/appointment'));
    act(() => updateDraft({ lookedAt: { ...siteStore.getState().draft.lookedAt, ...lookedAt } }));
    await act(() => router.navigate('/book-online'));
    await user.click(await screen.findByLabelText('Name'));
  };

  test('appliance, issue, brand and ZIP, for every link', async () => {
    const page = await open('/appointment');
    await comeBack(page, seen);
    await waitFor(() => expect(value('Appliance')).toBe('Dryer'));
    expect(value('Issue')).toBe('Not Heating');
    expect(zip()).toBe('77008');
    expect(value('Description (optional)')).toBe('Preferred brand: LG');
  });

  test('a later page replaces what an earlier one filled in', async () => {
    const page = await open('/appointment');
    await comeBack(page, seen);
    await waitFor(() => expect(value('Issue')).toBe('Not Heating'));
    await comeBack(page, { appliance: 'dishwasher', issue: '', zip: '77002' });
    await waitFor(() => expect(value('Appliance')).toBe('Dishwasher'));
    expect([value('Issue'), zip()]).toEqual(['', '77002']);
  });

  test('never over an answer of the visitor', async () => {
    const page = await open();
    await page.user.selectOptions(screen.getByLabelText('Appliance'), 'Microwave');
    await page.user.type(screen.getByLabelText('ZIP code'), '77449');
    await comeBack(page, seen);
    await waitFor(() => expect(value('Appliance')).toBe('Microwave'));
    expect([value('Issue'), zip()]).toEqual(['', '77449']);
    expect(value('Description (optional)')).toBe('');
  });

  test('an answer that the visitor has changed stays', async () => {
    const page = await open('/appointment');
    await comeBack(page, seen);
    await waitFor(() => expect(value('Issue')).toBe('Not Heating'));
    await page.user.selectOptions(screen.getByLabelText('Issue'), 'Loud Noise');
    await comeBack(page, { appliance: 'dishwasher', issue: '', brand: 'Bosch' });
    await waitFor(() => expect(value('Issue')).toBe('Loud Noise'));
    expect(value('Appliance')).toBe('Dryer');
    expect(value('Description (optional)')).toBe('Preferred brand: LG');
  });

  test('a free repair keeps its appliance', async () => {
    const page = await open('/appointment');
    const warranty = { recordId: 'r-1', appliance: 'Dryer', repair: 'Dryer, May 2' };
    act(() => updateDraft({ form: { appliance: 'Dryer', ...warrantyEntries(warranty) } }));
    await comeBack(page, { ...seen, appliance: 'oven', issue: '' });
    await waitFor(() => expect(zip()).toBe('77008'));
    expect(value('Appliance')).toBe('Dryer');
  });
});

test('typed answers are restored after a visit to another page', async () => {
  const { user, router } = await open();
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('radio', { name: '10-12' }));
  await act(() => router.navigate('/warranty'));
  await screen.findByRole('heading', { level: 1, name: 'Check Your Warranty' });
  await act(() => router.navigate('/book-online'));
  await waitFor(() => expect(value('Name')).toBe('Ada'));
  expect(screen.getByRole('radio', { name: '10-12' })).toBeChecked();
});

test('the estimate of the calculator goes with the request', async () => {
  const estimate = {
    appliance: 'dryer',
    issue: 'not-heating',
    priceRange: { min: 170, max: 332 },
    accuracy: 90,
    breakdown: [{ label: 'Labor', min: 170, max: 332 }],
    calculatedAt: '2026-11-21T12:00:00.000Z',
  };
  const { user } = await open();
  act(() => updateDraft({ estimate }));
  await fillForm(user);
  expect(screen.getByText('Your estimate:')).toHaveTextContent('Your estimate: $170 - $332');
  await user.click(submit());
  await screen.findByRole('region', { name: 'Appointment Scheduled!' });
  expect(backend.requests()[0]?.estimate).toEqual(estimate);
});

describe('under warranty', () => {
  const draftFree = (appliance: string) =>
    act(() =>
      updateDraft({
        form: warrantyEntries({ recordId: 'record-1', appliance, repair: `${appliance}, June 1` }),
      }),
    );

  test('a visit contains its record, and a warranty visit shows no final price', async () => {
    const { user } = await open();
    draftFree('Dryer');
    await fillForm(user);
    expect(screen.getByText(/earlier repair: Dryer, June 1/)).toBeVisible();
    expect(screen.queryByText(/final price/)).toBeNull();
    await user.click(submit());
    const ticket = await screen.findByRole('region', { name: 'Appointment Scheduled!' });
    expect(ticket).toHaveTextContent('WarrantyFree repair');
    expect(ticket).toHaveTextContent('The repair is free under your warranty.');
    expect(ticket).not.toHaveTextContent('final price');
    expect(backend.requests()[0]?.warrantyRecordId).toBe('record-1');
  });

  test('another appliance is paid, the page says so, and the first one is free again', async () => {
    const { user } = await open();
    draftFree('Washing Machine');
    await fillForm(user);
    expect(await screen.findByText('This visit is not free')).toBeVisible();
    expect(screen.getByText(/You hear the final price/)).toBeVisible();
    const appliance = screen.getByLabelText('Appliance');
    await user.selectOptions(appliance, 'Washing Machine');
    expect(screen.getByText('Free repair under warranty')).toBeVisible();
    await user.selectOptions(appliance, 'Dryer');
    await user.selectOptions(screen.getByLabelText('Issue'), 'Not Heating');
    await user.click(submit());
    const ticket = await screen.findByRole('region', { name: 'Appointment Scheduled!' });
    expect(ticket).not.toHaveTextContent(/free/i);
    expect(backend.requests()[0]).not.toHaveProperty('warrantyRecordId');
  });

  test('a visit about something else is paid, and its appliance is chosen next', async () => {
    const { user } = await open();
    draftFree('Dryer');
    await fillForm(user);
    await user.click(screen.getByRole('button', { name: 'This is about something else' }));
    expect(screen.getByLabelText('Appliance')).toHaveFocus();
    await user.click(submit());
    await screen.findByRole('region', { name: 'Appointment Scheduled!' });
    expect(backend.requests()[0]).not.toHaveProperty('warrantyRecordId');
  });

  test('an estimate for another appliance is sent as a paid visit', async () => {
    const { user } = await open('/book-online?appliance=refrigerator&issue=not-cooling');
    draftFree('Washing Machine');
    await waitFor(() => expect(value('Appliance')).toBe('Refrigerator'));
    expect(await screen.findByText('This visit is not free')).toBeVisible();
    await fillForm(user);
    await user.click(submit());
    await screen.findByText('No. APT-100001');
    expect(backend.requests()[0]).not.toHaveProperty('warrantyRecordId');
  });

  test('a warranty that the database refuses is taken off, and the form says so', async () => {
    const message = 'The warranty is for another appliance';
    const refused = refusal('invalid', message, 'warrantyRecordId');
    const book = jest.fn(backend.backend.bookAppointment).mockRejectedValueOnce(refused);
    load.mockResolvedValue({ ...backend.backend, bookAppointment: book });
    const { user } = await open();
    draftFree('Dryer');
    await fillForm(user);
    await user.click(submit());
    const told = `${message}. Sent again, the visit is paid.`;
    expect(await screen.findByRole('link', { name: told })).toBeVisible();
    expect(screen.queryByText('Free repair under warranty')).toBeNull();
    await user.click(submit());
    await screen.findByText('No. APT-100001');
    expect(backend.requests()[0]).not.toHaveProperty('warrantyRecordId');
  });
});

test('the ZIP of a ZIP page fills its field, but not that of a street that is known', async () => {
  const first = await open('/book-online?zip=77449');
  await waitFor(() => expect(value('ZIP code')).toBe('77449'));
  first.unmount();
  const second = renderRoute(routes, '/book-online?zip=77449', { modules });
  updateDraft({ form: { address: '12 Bayou Lane', zipCode: '77002' } });
  await second;
  await waitFor(() => expect(value('Address')).toBe('12 Bayou Lane'));
  expect(value('ZIP code')).toBe('77002');
});

test('the first choice of an appliance keeps the brand that led to the form', async () => {
  const { user, router } = await open('/book-online?brand=LG');
  const description = () => screen.getByRole('textbox', { name: /Description/ });
  await waitFor(() => expect(description()).toHaveValue('Preferred brand: LG'));
  await user.selectOptions(screen.getByLabelText('Appliance'), 'Dryer');
  await user.selectOptions(screen.getByLabelText('Issue'), 'Not Heating');
  await act(() => router.navigate('/book-online?appliance=dryer&issue=not-heating&estimate=%2459'));
  await waitFor(() =>
    expect(description()).toHaveValue('Estimated cost: $59\nPreferred brand: LG'),
  );
});

test('lines of another page are there once, and go with their appliance and issue', async () => {
  const description = () => screen.getByRole('textbox', { name: /Description/ });
  const washer = '/book-online?appliance=washing-machine&issue=leaking&brand=LG&estimate=%2459';
  const { user, router } = await open(washer);
  await waitFor(() =>
    expect(description()).toHaveValue('Estimated cost: $59\nPreferred brand: LG'),
  );
  await user.type(description(), '{End}\nIt hums.');
  await act(() => router.navigate(washer.replace('LG', 'Samsung').replace('59', '80')));
  await waitFor(() =>
    expect(description()).toHaveValue('Estimated cost: $80\nPreferred brand: Samsung\nIt hums.'),
  );
  await user.selectOptions(screen.getByLabelText('Issue'), 'Loud Noise');
  await waitFor(() => expect(description()).toHaveValue('Preferred brand: Samsung\nIt hums.'));
  await user.selectOptions(screen.getByLabelText('Appliance'), 'Dryer');
  await waitFor(() => expect(description()).toHaveValue('It hums.'));
});
