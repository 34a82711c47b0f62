import type { Appointment } from '@site/data-types/entities';
import { siteStore } from '@site/store';
import { act, screen, within } from '@testing-library/react';
import { loadBackend } from '../lib/backend';
import { toAppointment } from '../request';
import { content } from '../testing/content';
import { fakeKey } from '../testing/fake-appointment';
import { fakeBackend } from '../testing/fake-backend';
import { freshBrowser, open } from '../testing/open-booking';

jest.mock('../lib/backend', () => ({
  ...jest.requireActual<object>('../lib/backend'),
  loadBackend: jest.fn(),
}));
jest.setTimeout(30_000);

beforeEach(() => {
  freshBrowser();
  jest.mocked(loadBackend).mockResolvedValue(fakeBackend().backend);
});
afterEach(() => jest.restoreAllMocks());

/** Opens the ticket of a visit that this browser keeps. */
async function openTicket(more: Partial<Appointment>, title: string) {
  await open('/book-online?confirmed=APT-100001');
  const entry = { ...toAppointment(content(), new Date().toISOString()), id: 'APT-100001' };
  act(() => siteStore.setState({ appointments: [{ ...entry, key: fakeKey, ...more }] }));
  return screen.findByRole('region', { name: title });
}

test.each([
  ['canceled', 'Canceled', /No technician will come/],
  ['confirmed', 'Confirmed', /Our technician comes in this window/],
  ['done', 'Done', /The repair is done/],
] as const)(
  'the ticket of a visit that is %s says so, not that we call',
  async (state, ...said) => {
    const ticket = await openTicket({ state }, 'Dryer repair');
    for (const words of said) expect(ticket).toHaveTextContent(words);
    expect(ticket).not.toHaveTextContent(/we call/i);
    expect(within(ticket).getByRole('link', { name: 'See Your Appointment' })).toHaveAttribute(
      'href',
      `/appointment#APT-100001.${fakeKey}`,
    );
  },
);

test.each([
  ['with a key', fakeKey, 'Questions? Call', 'To change it, call'],
  ['of an older release', undefined, 'To change it, call', 'Questions? Call'],
])('the ticket %s sends only those to the phone who need it', async (_, key, label, other) => {
  const ticket = await openTicket({ state: 'requested', key }, 'Appointment Scheduled!');
  expect(ticket).toHaveTextContent(label);
  expect(ticket).not.toHaveTextContent(other);
});

test('past the limit the ticket does not offer a change', async () => {
  const past = { preferredDate: '2026-03-03', preferredTime: '2-4 PM' };
  const ticket = await openTicket(past, 'Appointment Scheduled!');
  expect(within(ticket).getByRole('link', { name: 'See Your Appointment' })).toBeVisible();
  expect(within(ticket).queryByRole('link', { name: 'Change or Cancel' })).toBeNull();
});
