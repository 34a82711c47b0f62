import { act, screen } from '@testing-library/react';
import { owner, technician, visit } from '../testing/fake-staff';
import { button, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

const path = '/staff/visit?id=APT-100001';

beforeEach(freshBrowser);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a cancellation is taken back while its mail waits, and the visit is what it was', async () => {
  const { user, server } = await openStaff(path, { visits: [visit({ state: 'requested' })] });
  await user.click(await screen.findByRole('button', { name: 'Cancel Visit' }));
  await user.click(button('Yes, Cancel This Visit'));
  expect(await screen.findByText('Canceled.')).toBeVisible();
  expect(server.visits[0]?.state).toBe('canceled');
  await user.click(button('Undo'));
  expect(await screen.findByText(/^Taken back\. The visit has its place again/)).toBeVisible();
  expect(server.visits[0]?.state).toBe('requested');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('who set out by mistake is back at confirmed; after ten seconds there is no Undo', async () => {
  const { user, server } = await openStaff(path, { visits: [visit()], person: technician });
  await user.click(await screen.findByRole('button', { name: 'On the Way' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back. No mail has left.')).toBeVisible();
  expect(server.visits[0]?.state).toBe('confirmed');

  jest.useFakeTimers({ advanceTimers: true });
  await user.click(button('On the Way'));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  // React may start the button's timer a moment after the button is seen.
  await act(() => jest.advanceTimersByTimeAsync(100));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('setting out for a visit of another day asks first', async () => {
  const { user, server } = await openStaff(path, {
    visits: [visit({ preferredDate: '2099-01-02' })],
    person: owner,
  });
  await user.click(await screen.findByRole('button', { name: 'On the Way' }));
  expect(await screen.findByRole('heading', { name: /^This visit is on Friday/ })).toBeVisible();
  expect(server.visits[0]?.state).toBe('confirmed');
  await user.click(button('Not Today'));
  await user.click(button('On the Way'));
  await user.click(await screen.findByRole('button', { name: 'Yes, On the Way Today' }));
  expect(await screen.findByText('You are on the way.')).toBeVisible();
  expect(server.visits[0]?.state).toBe('on_the_way');
});

test('the history says who did what, to whom, and from when to when', async () => {
  const at = (minute: number) => `2026-11-20T15:0${minute}:00.000Z`;
  const history = [
    { at: at(0), state: 'requested' as const, actor: 'the customer' },
    { at: at(1), state: 'assigned' as const, actor: 'Olga Owner', technician: 'Maria Lopez' },
    { at: at(2), state: 'assigned' as const, actor: 'Maria Lopez', technician: 'Maria Lopez' },
    { at: at(3), state: 'assigned' as const, actor: 'Olga Owner' },
    {
      ...{ at: at(4), state: 'moved' as const, actor: 'the customer' },
      ...{ fromDate: '2026-11-22', fromTime: '10-12', toDate: '2026-11-23', toTime: '2-4 PM' },
    },
    { at: at(5), state: 'confirmed' as const, actor: 'Olga Owner' },
  ];
  await openStaff(path, {}, { visit: async () => ({ ...visit(), history }) });
  const list = (await screen.findByText('History of APT-100001')).closest('details');
  const lines = [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) =>
    textContent?.replace(/, [A-Z][a-z]+ \d+.*$/, ''),
  );
  expect(lines).toEqual([
    expect.stringMatching(/^Requested by the customer/),
    expect.stringMatching(/^Given to Maria Lopez by Olga Owner/),
    expect.stringMatching(/^Taken by Maria Lopez/),
    expect.stringMatching(/^Left without a technician by Olga Owner/),
    expect.stringMatching(/^Moved by the customer from Sunday/),
    expect.stringMatching(/^Confirmed by Olga Owner/),
  ]);
  expect(list).toHaveTextContent('10 AM - 12 PM to Monday, November 23, 2 PM - 4 PM');
});

test('while assigning, each person’s other visits of that day are counted', async () => {
  const other = (id: string, change: object) => visit({ id, ...change });
  const { user } = await openStaff(path, {
    visits: [
      visit(),
      other('APT-100002', {}),
      other('APT-100003', { preferredTime: '4-6 PM' }),
      other('APT-100004', { state: 'canceled' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Reassign' }));
  expect(
    await screen.findByRole('radio', { name: 'Maria Lopez 2 visits that day, 1 in this window' }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Olga Owner Nothing else that day' })).toBeVisible();
});

test('if the owner wants it, a technician says when they arrive', async () => {
  const setOut = jest.fn(async () => visit({ state: 'on_the_way' }));
  const { user } = await openStaff(
    path,
    { visits: [visit()], person: technician },
    { setOut, visit: async () => ({ ...visit(), history: [], tellsArrival: true }) },
  );
  await user.click(await screen.findByRole('button', { name: 'On the Way' }));
  expect(await screen.findByRole('heading', { name: 'When do you arrive?' })).toBeVisible();
  await user.click(button('20 min'));
  expect(await screen.findByText('You are on the way.')).toBeVisible();
  expect(setOut).toHaveBeenCalledWith('APT-100001', { version: 2, minutes: 20 });
});
