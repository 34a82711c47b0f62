import { act, screen, waitFor, within } from '@testing-library/react';
import { board, owner, refusal, technician, today, visit } from '../testing/fake-staff';
import { answer, comeBack, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Windows that are over show no places. @param time UTC */
const setClock = (time: string) =>
  jest.useFakeTimers({ now: new Date(`${today}T${time}Z`), advanceTimers: true });

const names = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading).getByRole('link').textContent);

test('the day is listed by window, with the places that are booked', async () => {
  await openStaff('/staff', {
    visits: [
      visit({ id: 'APT-100002', name: 'Cleo Late', preferredTime: '4-6 PM' }),
      visit({ notes: [{ at: '2026-11-20T15:00:00Z', text: 'Dog', by: null }], comments: 'Loud' }),
    ],
  });
  const window = await screen.findByRole('region', { name: '10 AM - 12 PM' });
  expect(window).toHaveTextContent('1 of 3 places booked');
  expect(window).toHaveTextContent('12 Bayou Lane, Houston, TX 77002');
  expect(window).toHaveTextContent('Maria Lopez · 2 notesDogLoud');
  expect(names()).toEqual(['Ada Homeowner', 'Cleo Late']);
});

test('a visit that was booked in Spanish says so', async () => {
  await openStaff('/staff', {
    visits: [visit({ language: 'es' }), visit({ id: 'APT-100002', name: 'Cleo Late' })],
  });
  const cards = await screen.findAllByRole('listitem');
  const of = (name: string) => cards.find((card) => card.textContent?.includes(name));
  expect(of('Ada Homeowner')).toHaveTextContent('Español · Maria Lopez');
  expect(of('Cleo Late')).not.toHaveTextContent('Español');
});

test('requests that wait too long come first, on whatever day they are', async () => {
  await openStaff('/staff', {
    visits: [
      visit({ id: 'APT-100002', state: 'requested', name: 'Ben Soon', technician: null }),
      visit({
        id: 'APT-100003',
        state: 'requested',
        name: 'Cleo Late',
        preferredDate: '2099-01-02',
        late: true,
      }),
    ],
  });
  const late = (await screen.findByText('2 visits to confirm, 1 late')).closest('details');
  expect(late).toHaveAttribute('open');
  const listed = within(late as HTMLElement).getAllByRole('link', { name: /^(Ben|Cleo)/ });
  expect(listed.map((link) => link.textContent)).toEqual(['Cleo Late', 'Ben Soon']);
});

test('what another person changes appears by itself, and says who did it', async () => {
  const { server } = await openStaff('/staff', { visits: [visit()] });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  const at = new Date().toISOString();
  server.visits = [
    visit({
      version: 3,
      state: 'canceled',
      changedBy: { name: 'Maria Lopez', at, what: 'canceled' },
    }),
  ];
  act(comeBack);
  expect(
    await screen.findByText('Maria Lopez canceled the visit of Ada Homeowner a moment ago.'),
  ).toBeVisible();
  expect(screen.getByText('Nothing is left to do today.')).toBeVisible();
});

test('the page sends the revision that it shows, and its own changes are no news', async () => {
  const asked = jest.fn(async () => board([visit()]));
  const { server } = await openStaff('/staff', { person: technician }, { board: asked });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  const at = new Date().toISOString();
  const mine = visit({ version: 3, changedBy: { name: technician.name, at, what: 'confirmed' } });
  const again = jest.fn(async () => board([mine]));
  answer(server, { board: again });
  await act(async () => comeBack());
  expect(again).toHaveBeenCalledWith({ from: today, days: 1, seen: board([visit()]).revision });
  expect(screen.queryByText(/a moment ago/)).toBeNull();
});

test('a server that does not answer leaves the list, and the page says so', async () => {
  const { server } = await openStaff('/staff', { visits: [visit()] });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  answer(server, { board: () => Promise.reject(refusal(503, 'busy')) });
  act(comeBack);
  expect(await screen.findByText('No connection')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Homeowner' })).toBeVisible();
});

test('the week shows windows by technician, with free places and a closed day', async () => {
  setClock('14:00');
  const first = board([visit(), visit({ id: 'APT-100002', name: 'Ben Free', technician: null })]);
  const [day] = first.days;
  if (!day) throw new Error('no day');
  const closed = { ...day, date: '2099-01-01', closed: true, holiday: 'New Year' };
  const { user } = await openStaff(
    '/staff/week',
    { person: owner },
    { board: async () => ({ ...first, days: [day, closed] }) },
  );
  const row = (await screen.findByRole('rowheader', { name: /10 AM - 12 PM/ })).closest('tr');
  expect(row).toHaveTextContent('2 of 3 free');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    expect.stringContaining('Ada Homeowner'),
    expect.stringContaining('Ben Free'),
  ]);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['Window', 'Maria Lopez', 'No technician'],
  ]);
  await user.click(screen.getByRole('button', { name: /^Thu 1 ?0 visits ?New Year/ }));
  expect(await screen.findByText('Closed: New Year.')).toBeVisible();
});

test('visits left from earlier days stand first, once, and those that are over do not', async () => {
  const old = { preferredDate: '2020-01-02' };
  await openStaff('/staff', {
    visits: [
      visit({ ...old, id: 'APT-100002', name: 'Ben Left', state: 'no_one_home' }),
      visit({ ...old, id: 'APT-100003', name: 'Cleo Left', state: 'requested', late: true }),
      visit({ ...old, id: 'APT-100004', name: 'Dan Done', state: 'done' }),
      visit(),
    ],
  });
  const earlier = await screen.findByRole('region', { name: 'Left from earlier days' });
  expect(earlier).toHaveTextContent('Thursday, January 2, 10 AM - 12 PM');
  expect(names()).toEqual(['Ben Left', 'Cleo Left', 'Ada Homeowner']);
});

test('the list of a person who has left the staff is that of everyone', async () => {
  await openStaff('/staff?who=gone@shop.example', { visits: [visit()] });
  expect(await screen.findByLabelText('Visits of')).toHaveValue('');
  expect(names()).toEqual(['Ada Homeowner']);
});

test('an address of a day that does not exist shows this week', async () => {
  const asked = jest.fn(async () => board([visit()]));
  await openStaff('/staff/week?from=2026-99-99&day=soon', {}, { board: asked });
  expect(await screen.findByRole('button', { name: /1 visit/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(asked).toHaveBeenCalledWith({ from: today, days: 7 });
});

test('a technician chooses their own visits or the free ones', async () => {
  const { user } = await openStaff('/staff', {
    person: technician,
    visits: [visit(), visit({ id: 'APT-100002', name: 'Ben Free', technician: null })],
  });
  const choice = await screen.findByLabelText('Visits of');
  expect(names()).toEqual(['Ada Homeowner', 'Ben Free']);
  await user.selectOptions(choice, 'mine');
  await waitFor(() => expect(names()).toEqual(['Ada Homeowner']));
  await user.selectOptions(choice, 'free ones');
  await waitFor(() => expect(names()).toEqual(['Ben Free']));
});

test('a choice without a visit says how many others there are today', async () => {
  const { user } = await openStaff('/staff', {
    person: technician,
    visits: [visit(), visit({ id: 'APT-100002', state: 'held' })],
  });
  await user.selectOptions(await screen.findByLabelText('Visits of'), 'free ones');
  expect(await screen.findByText('No visit in this choice. There is 1 other today.')).toBeVisible();
});

test('many late requests are one line with its count, and each is confirmed from the list', async () => {
  const late = (n: number) =>
    visit({
      ...{ id: `APT-20000${n}`, name: `Late ${n}`, state: 'requested' as const },
      ...{ technician: null, late: true },
    });
  const { user, server } = await openStaff('/staff', { visits: [1, 2, 3, 4].map(late) });
  const summary = await screen.findByText('4 visits to confirm, 4 late');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await user.click(summary);
  await user.click(screen.getByRole('button', { name: 'Confirm the visit of Late 2' }));
  expect(await screen.findByText('3 visits to confirm, 3 late')).toBeVisible();
  expect(server.visits.map(({ state }) => state)).toEqual([
    ...['requested', 'confirmed', 'requested', 'requested'],
  ]);
});

test('several requests are confirmed and assigned at once, and one that fails stays chosen', async () => {
  const request = (n: number) =>
    visit({
      ...{ id: `APT-20000${n}`, name: `Late ${n}`, state: 'requested' as const },
      ...{ technician: null, late: true },
    });
  const { user, server } = await openStaff('/staff', { visits: [1, 2, 3].map(request) });
  await user.click(await screen.findByText('Several at once'));
  expect(screen.getByRole('button', { name: 'Confirm 0 Visits' })).toBeDisabled();
  for (const name of [/^Late 1/, /^Late 3/])
    await user.click(screen.getByRole('checkbox', { name }));
  await user.selectOptions(screen.getByLabelText('Technician for all of them'), 'Maria Lopez');
  // Another person changes the third one meanwhile.
  server.visits = server.visits.map((each) =>
    each.name === 'Late 3' ? { ...each, version: each.version + 1 } : each,
  );
  await user.click(screen.getByRole('button', { name: 'Confirm 2 Visits' }));
  expect(await screen.findByText(/^Late 3: not confirmed\./)).toBeVisible();
  const [first, second, third] = server.visits;
  expect(first).toMatchObject({ state: 'confirmed', technician: { name: 'Maria Lopez' } });
  expect([second?.state, third?.state]).toEqual(['requested', 'requested']);
  expect(screen.getByRole('checkbox', { name: /^Late 3/ })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /^Late 1/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm 1 Visit' }));
  expect(await screen.findByText('1 visit to confirm, 1 late')).toBeVisible();
  expect(server.visits[2]).toMatchObject({ technician: { name: 'Maria Lopez' } });
});

test('a technician confirms no request of the list', async () => {
  await openStaff('/staff', {
    visits: [visit({ state: 'requested', technician: null, late: true })],
    person: technician,
  });
  await screen.findByText('1 visit to confirm, 1 late');
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('a window that is over is past, not free', async () => {
  setClock('21:30');
  await openStaff('/staff/week', { visits: [] });
  const rowOf = async (name: RegExp) => (await screen.findAllByRole('rowheader', { name }))[0];
  expect(await rowOf(/^8 AM/)).toHaveTextContent('past');
  expect(await rowOf(/^6 PM/)).toHaveTextContent('3 of 3 free');
});
