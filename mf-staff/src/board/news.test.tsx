import type { StaffVisit } from '@site/client/staff';
import { act, screen } from '@testing-library/react';
import { board, owner, refusal, technician, visit } from '../testing/fake-staff';
import type { FakeServer } from '../testing/fake-staff';
import { answer, button, comeBack, freshBrowser, openStaff } from '../testing/open-staff';
import { newsWords } from './news';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const by = (
  what: NonNullable<StaffVisit['changedBy']>['what'],
  name = 'Olga Owner',
): StaffVisit['changedBy'] => ({ name, at: minutesAgo(0), what });

/** The list without a visit that the server still has. */
async function leave(server: FakeServer, changed: Partial<StaffVisit> | undefined) {
  answer(server, {
    board: async () => board([]),
    visit: async () => {
      if (!changed) throw refusal(403, 'This visit is not yours');
      return { ...visit({ version: 3, ...changed }), history: [] };
    },
  });
  await act(async () => comeBack());
}

test('a visit that was moved to another day leaves the list with a line about it', async () => {
  const { server, user } = await openStaff('/staff', { visits: [visit()], person: technician });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  await leave(server, { preferredDate: '2099-01-02', changedBy: by('moved') });
  expect(
    await screen.findByText(
      'Olga Owner moved the visit of Ada Homeowner a moment ago. It is on Friday, January 2, 10 AM - 12 PM now.',
    ),
  ).toBeVisible();
  await user.click(button('OK'));
  expect(screen.queryByText(/a moment ago/)).toBeNull();
});

test('a visit that was given to another person leaves the list with a line about it', async () => {
  const { server } = await openStaff('/staff', { visits: [visit()], person: technician });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  await leave(server, undefined);
  expect(
    await screen.findByText('The visit of Ada Homeowner is another technician’s now.'),
  ).toBeVisible();
});

test('a visit that the reader has moved away is no news', async () => {
  const { server } = await openStaff('/staff', { visits: [visit()], person: technician });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  await leave(server, { preferredDate: '2099-01-02', changedBy: by('moved', technician.name) });
  expect(await screen.findByText('There is no visit today.')).toBeVisible();
  expect(screen.queryByText(/moved the visit/)).toBeNull();
});

test('a visit that comes into the list says who moved or assigned it', async () => {
  const { server } = await openStaff('/staff', { visits: [], person: technician });
  await screen.findByText('There is no visit today.');
  server.visits = [
    visit({ changedBy: by('assigned') }),
    visit({ id: 'APT-100002', name: 'Ben Moved', changedBy: by('moved', 'the customer') }),
    visit({ id: 'APT-100003', name: 'Cleo New', state: 'requested', version: 1 }),
  ];
  act(comeBack);
  expect(
    await screen.findByText(
      'Olga Owner gave the visit of Ada Homeowner to Maria Lopez a moment ago.',
    ),
  ).toBeVisible();
  expect(screen.getByText('The customer moved the visit of Ben Moved a moment ago.')).toBeVisible();
  expect(screen.getByText(/^New request: Cleo New, Dryer/)).toBeVisible();
});

test('the words of a change age', () => {
  const changed = visit({ changedBy: { name: owner.name, at: minutesAgo(30), what: 'canceled' } });
  expect(newsWords({ kind: 'changed', visit: changed }, 'America/Chicago')).toBe(
    'Olga Owner canceled the visit of Ada Homeowner 30 minutes ago.',
  );
});
