import { renderRoute } from '@site/federation/testing';
import { siteStore, updateDraft } from '@site/store';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBackend } from '../lib/backend';
import { routes } from '../routes';
import { fakeBackend } from '../testing/fake-backend';
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

test('a visit under warranty carries its record', async () => {
  const { user } = await open();
  act(() =>
    updateDraft({ form: { warrantyRecordId: 'record-1', warrantyRepair: 'Dryer, June 1, 2026' } }),
  );
  await fillForm(user);
  expect(screen.getByText(/earlier repair: Dryer, June 1, 2026/)).toBeVisible();
  await user.click(submit());
  await screen.findByText('No. APT-100001');
  expect(backend.requests()[0]?.warrantyRecordId).toBe('record-1');
});
