import type { Receipt } from '@site/data-types/appointment';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeKey, visit } from '../testing/fake-appointment';
import { openAppointment } from '../testing/open-appointment';
import { freshBrowser } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.setTimeout(30_000);

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const receipt = (change: Partial<Receipt> = {}): Receipt => ({
  ...{ number: 1001, at: '2026-11-25T20:00:00.000Z', by: 'Maria', appointment: 'APT-100001' },
  ...{ credits: null, creditedBy: null, reason: '', name: 'Ada', address: '1 Elm', zip: '77002' },
  ...{ appliance: 'Dryer', technician: 'Maria', doneOn: '2026-11-25', warrantyUntil: '2027-02-23' },
  lines: [{ kind: 'labor', text: 'Belt changed', amount: 120 }],
  ...{ taxPercent: 8.25, tax: 9.9, total: 129.9, paid: 'card', paidAt: null, payLink: '' },
  ...change,
});
const open = (...receipts: Receipt[]) =>
  openAppointment(visit({ key: fakeKey, state: 'done', receipts, canChangeUntil: null }));

test('a finished repair shows its receipt, to print', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  await open(receipt());
  const ticket = within(await screen.findByRole('region', { name: 'Receipt 1001' }));
  expect(ticket.getByText('Belt changed')).toBeVisible();
  expect(ticket.getByText('Sales tax, 8.25%')).toBeVisible();
  expect(ticket.getByText('Total, card')).toBeVisible();
  expect(ticket.getByText('$129.90')).toBeVisible();
  expect(ticket.getByText('February 23, 2027')).toBeVisible();
  // The receipt has the price.
  expect(screen.queryByText('Given before any work begins')).toBeNull();
  await userEvent.click(ticket.getByRole('button', { name: 'Print the Receipt' }));
  expect(print).toHaveBeenCalled();
});

test('a bill leads to the payment page of the business', async () => {
  const payLink = 'https://pay.example/?sum=129.90&bill=1001';
  await open(receipt({ paid: 'later', payLink }));
  expect(await screen.findByRole('link', { name: 'Pay $129.90' })).toHaveAttribute('href', payLink);
  expect(screen.getByText('Total, to be paid')).toBeVisible();
});

test('after a correction the receipt that holds comes first, and the others are folded', async () => {
  await open(
    receipt({ creditedBy: 1002 }),
    receipt({ number: 1002, credits: 1001, total: -129.9, paid: null, reason: 'Agreed on $100' }),
    receipt({ number: 1003, total: 108.25 }),
  );
  expect(await screen.findByRole('region', { name: 'Receipt 1003' })).toBeVisible();
  expect(screen.getByText('Agreed on $100')).not.toBeVisible();
  await userEvent.click(screen.getByText('Receipts that were taken back'));
  expect(screen.getByText('Agreed on $100')).toBeVisible();
});

test('a repair that waits for a part says which, and when it goes on', async () => {
  const part = { what: 'Heating element', expectedOn: '2026-12-04', arrived: false };
  const waiting = visit({ key: fakeKey, state: 'done', parts: [part], canChangeUntil: null });
  const first = await openAppointment(waiting);
  expect(await screen.findByText('Part ordered')).toBeVisible();
  expect(
    screen.getByText(
      /^We ordered Heating element, and expect it on Friday, December 4\. We call you/,
    ),
  ).toBeVisible();
  first.unmount();
  const secondVisit = {
    ...{ id: 'APT-100002', state: 'confirmed' as const },
    ...{ preferredDate: '2026-12-08', preferredTime: '10-12' },
  };
  const second = await openAppointment({ ...waiting, secondVisit });
  expect(await screen.findByText(/The second visit is on Tuesday, December 8/)).toBeVisible();
  second.unmount();
  await openAppointment({ ...waiting, secondVisit: { ...secondVisit, state: 'done' } });
  expect(await screen.findByText(/^The repair is done\./)).toBeVisible();
});
