import { act, screen } from '@testing-library/react';
import type { VisitWithHistory } from '@site/client/staff';
import { owner, refusal, technician, today, visit } from '../testing/fake-staff';
import { answer, button, comeBack, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

const path = '/staff/visit?id=APT-100001';

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const open = (first = visit(), person = owner) => openStaff(path, { visits: [first], person });
const failing = (status: number, message: string) => ({
  visit: () => Promise.reject(refusal(status, message)),
});

test.each([
  [429, 'There were too many requests in a short time. Please try again in a few minutes.'],
  [503, 'No connection'],
  [401, 'Your access has ended. Please sign in again.'],
])('a question that fails with %d keeps the visit on the page', async (status, words) => {
  const { server } = await open();
  await screen.findByRole('heading', { name: 'Ada Homeowner' });
  answer(server, failing(status, 'The token has expired'));
  act(comeBack);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ada Homeowner' })).toBeVisible();
  answer(server);
  await act(async () => comeBack());
  expect(screen.queryByText(words)).toBeNull();
});

test('what was typed can be read when the visit is given to another person', async () => {
  const { user, server } = await open(visit({ state: 'on_the_way' }), technician);
  await user.click(await screen.findByRole('button', { name: 'Finish the Job' }));
  await user.type(screen.getByLabelText(/Labor/), 'Changed the heater');
  await user.type(screen.getByLabelText(/^Cost of labor/), 'about 200');
  answer(server, failing(403, 'This visit is not yours'));
  act(comeBack);
  expect(await screen.findByText('This visit is not yours')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ada Homeowner' })).toBeNull();
  expect(screen.getByText('Changed the heater')).toBeVisible();
  expect(screen.getByText('about 200')).toBeVisible();
});

test('what was typed can be read when the visit is over', async () => {
  const { user, unmount } = await open(visit({ state: 'on_the_way' }), technician);
  await user.click(await screen.findByRole('button', { name: 'Finish the Job' }));
  await user.type(screen.getByLabelText(/Labor/), 'Changed the heater');
  unmount();
  await open(visit({ state: 'canceled' }), technician);
  expect(await screen.findByText('What you typed is still here')).toBeVisible();
  expect(screen.getByText('Changed the heater')).toBeVisible();
});

test('an answer that is older than the page is dropped', async () => {
  const first = await open(visit({ technician: null }));
  let answerLate: (visit: VisitWithHistory) => void = () => undefined;
  await screen.findByRole('button', { name: 'On the Way' });
  answer(first.server, { visit: () => new Promise((resolve) => (answerLate = resolve)) });
  act(comeBack);
  answer(first.server);
  await first.user.click(button('On the Way'));
  expect(await screen.findByText(/^You are on the way/)).toBeVisible();
  await act(async () => answerLate({ ...visit({ technician: null }), history: [] }));
  expect(screen.queryByRole('button', { name: 'On the Way' })).toBeNull();
});

test.each([
  ['on_the_way', 'Not on the Way'],
  ['no_one_home', 'Back to Confirmed'],
] as const)('a visit that is %s can be taken back', async (state, label) => {
  const { user, server } = await open(visit({ state }));
  await user.click(await screen.findByRole('button', { name: label }));
  expect(await screen.findByText(/^Taken back/)).toBeVisible();
  expect(server.visits[0]?.state).toBe('confirmed');
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});

test('a job of an earlier day is finished on that day unless another one is chosen', async () => {
  const { user, server } = await open(
    visit({ state: 'on_the_way', preferredDate: '2020-01-02' }),
    technician,
  );
  const complete = jest.fn(() => Promise.reject(refusal(422, 'no')));
  answer(server, { complete });
  await user.click(await screen.findByRole('button', { name: 'Finish the Job' }));
  expect(screen.getByLabelText('Done on')).toHaveValue('2020-01-02');
  await user.clear(screen.getByLabelText('Done on'));
  await user.type(screen.getByLabelText('Done on'), today);
  await user.type(screen.getByLabelText(/Labor/), 'Changed the heater');
  await user.click(button('Finish and Save'));
  expect(complete).toHaveBeenCalledWith(
    'APT-100001',
    expect.objectContaining({ serviceDate: today }),
    { version: 2 },
  );
});
