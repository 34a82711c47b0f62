import { act, screen, waitFor } from '@testing-library/react';
import { board, owner, refusal, technician, today, visit } from '../testing/fake-staff';
import { answer, button, comeBack, freshBrowser, openStaff } from '../testing/open-staff';
import { queuedJobs } from './queued-jobs';
import { readDay, storeDay } from './stored-day';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const job = (change = {}) => ({
  ...{ id: 'APT-100001', email: technician.email, title: 'Dryer · Not Heating', version: 2 },
  ...{ completion: { laborDescription: 'Changed the heater' }, createdAt: '2026-11-22T15:00:00Z' },
  ...change,
});
const down = () => Promise.reject(refusal(0, 'no network'));

test('a job that is finished without a network is queued and sent when there is one', async () => {
  const { user, server } = await openStaff('/staff/visit?id=APT-100001', {
    person: technician,
    visits: [visit({ state: 'on_the_way' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Finish the Job' }));
  answer(server, { complete: down, visit: down });
  await user.type(screen.getByLabelText(/Labor/), 'Changed the heater');
  const panelsAtScroll: number[] = [];
  Element.prototype.scrollIntoView = () =>
    void panelsAtScroll.push(screen.queryAllByRole('region', { name: 'Finish the job' }).length);
  await user.click(button('Finish and Save'));
  expect(await screen.findByText('Finished. The job is saved on this phone.')).toBeVisible();
  // There is nothing more to press, and the page has scrolled after the panel was gone.
  expect(screen.getByText('Finished on this phone, not sent yet.')).toBeVisible();
  for (const action of ['Finish the Job', 'Move', 'Cancel Visit'])
    expect(screen.queryByRole('button', { name: action })).toBeNull();
  expect(panelsAtScroll).not.toHaveLength(0);
  expect(panelsAtScroll.every((panels) => panels === 0)).toBe(true);
  expect(await screen.findByText('1 finished job on this phone')).toBeVisible();
  // It names the visit, and no customer.
  const [queued] = queuedJobs.read();
  expect(queued).toMatchObject({ id: 'APT-100001', email: technician.email, version: 2 });
  expect(JSON.stringify(queued)).not.toMatch(/Ada|Bayou|7135550142/);

  const complete = jest.fn();
  answer(server, { complete });
  act(comeBack);
  expect(await screen.findByText('Sent: APT-100001')).toBeVisible();
  expect(complete).toHaveBeenCalledTimes(1);
  expect(complete).toHaveBeenCalledWith('APT-100001', queued?.completion, { version: 2 });
  expect(queuedJobs.read()).toEqual([]);
});

test('a queued job of another person is neither shown nor sent', async () => {
  queuedJobs.put(job());
  const complete = jest.fn();
  await openStaff('/staff', { person: owner }, { complete });
  await screen.findByText('There is no visit today.');
  act(comeBack);
  await waitFor(() => expect(screen.queryByText(/on this phone/)).toBeNull());
  expect(complete).not.toHaveBeenCalled();
  expect(queuedJobs.read()).toHaveLength(1);
});

test('a job that the server refuses says why, and its form has what was entered', async () => {
  queuedJobs.put(
    job({
      completion: {
        laborDescription: 'Changed the heater',
        applianceModel: 'DLE',
        applianceSerial: '9',
        totalCost: 120.5,
      },
    }),
  );
  const message = 'Olga Owner moved this visit a moment ago.';
  const complete = jest.fn(() => Promise.reject(refusal(409, message, 'version')));
  const { user, server, router } = await openStaff(
    '/staff',
    { person: technician, visits: [visit({ version: 3 })] },
    { complete },
  );
  expect(
    await screen.findByText('APT-100001 (Dryer · Not Heating) was not accepted'),
  ).toBeVisible();
  expect(screen.getByText(new RegExp(message))).toBeVisible();
  act(comeBack);
  expect(complete).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Open the Visit' }));
  expect(router.state.location.search).toBe('?id=APT-100001');
  await user.click(await screen.findByRole('button', { name: 'Finish the Job' }));
  expect(screen.getByLabelText(/Labor/)).toHaveValue('Changed the heater');
  expect(screen.getByLabelText(/^Model/)).toHaveValue('DLE');
  expect(screen.getByLabelText(/Serial/)).toHaveValue('9');
  expect(screen.getByLabelText(/^Cost of labor/)).toHaveValue('120.5');
  await user.selectOptions(screen.getByLabelText(/^Paid/), 'cash');
  const accepted = jest.fn();
  answer(server, { complete: accepted });
  await user.click(button('Finish and Save'));
  await waitFor(() =>
    expect(accepted).toHaveBeenCalledWith('APT-100001', expect.anything(), { version: 3 }),
  );
  expect(queuedJobs.read()).toEqual([]);
});

test('a refused job shows what was entered, also when the visit is another technician’s now', async () => {
  const completion = {
    ...{ applianceModel: 'DLE3400W', applianceSerial: '904KW12', serviceDate: '2026-11-21' },
    ...{ laborDescription: 'Changed the heater', partsReplaced: 'Element 5301' },
    ...{ totalCost: 240, notes: 'Vent is long' },
  };
  queuedJobs.put(job({ completion }));
  const notYours = () => Promise.reject(refusal(403, 'This visit is not yours'));
  await openStaff('/staff', { person: technician }, { complete: notYours, visit: notYours });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('This visit is not yours');
  for (const entered of [
    ...['DLE3400W', '904KW12', 'November 21, 2026', 'Changed the heater', 'Element 5301'],
    ...['$240.00', 'Vent is long'],
  ])
    expect(notice).toHaveTextContent(entered);
});

test('the reason for a refusal ages with the change of the visit', async () => {
  queuedJobs.put(job());
  const at = new Date(Date.now() - 20 * 60_000).toISOString();
  const changedBy = { name: 'Olga Owner', at, what: 'assigned' } as const;
  const message = 'Olga Owner gave this visit to Ben a moment ago.';
  await openStaff(
    '/staff',
    { person: technician, visits: [visit({ version: 3, changedBy })] },
    { complete: () => Promise.reject(refusal(409, message, 'version')) },
  );
  expect(
    await screen.findByText(/Olga Owner gave this visit to Maria Lopez 20 minutes ago\./),
  ).toBeVisible();
  expect(JSON.stringify(queuedJobs.read())).not.toMatch(/Ada|Bayou|7135550142/);
});

test('the stored list has what is left from earlier days', () => {
  storeDay(
    technician.email,
    board([
      visit({ preferredDate: '2020-01-02', state: 'no_one_home' }),
      visit({ id: 'APT-100002', preferredDate: '2020-01-02', state: 'done' }),
      visit({ id: 'APT-100003', preferredDate: '2099-01-02' }),
    ]),
  );
  expect(readDay(technician.email, today)?.visits.map(({ id }) => id)).toEqual(['APT-100001']);
});

test('the stored list has no mail address and nothing that is over', async () => {
  await openStaff('/staff', {
    person: technician,
    visits: [visit(), visit({ id: 'APT-100002', state: 'done', name: 'Ben Done' })],
  });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  const stored = localStorage.getItem('staff.today') ?? '';
  expect(stored).toContain('Ada Homeowner');
  expect(stored).not.toMatch(/ada@home|Ben Done/);
});

test('the stored list is for one person and one day', () => {
  storeDay(technician.email, board([visit()]));
  expect(readDay(technician.email, today)?.visits).toHaveLength(1);
  expect(readDay(owner.email, today)).toBeUndefined();
  expect(readDay(technician.email, '2099-01-01')).toBeUndefined();
});
