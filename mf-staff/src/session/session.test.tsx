import { act, screen, within } from '@testing-library/react';
import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import { owner, refusal, technician, visit } from '../testing/fake-staff';
import { answer, button, comeBack, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('staff.'));

test('a code by mail signs a person in', async () => {
  const verifyCode = jest.fn(async (email: string) => ({ email, offline: false }));
  const sendCode = jest.fn(async () => undefined);
  const auth = {
    ...{ sendCode, verifyCode, signOut: async () => undefined },
    ...{ session: async () => null, onChange: () => () => undefined },
  };
  const { user } = await openStaff('/staff', { person: owner }, { auth });
  await user.type(await screen.findByLabelText('Your email'), 'no-address');
  await user.click(button('Mail Me a Code'));
  expect(screen.getByText('Please enter your email address')).toBeVisible();
  expect(sendCode).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Your email'));
  await user.type(screen.getByLabelText('Your email'), ` ${owner.email} `);
  await user.click(button('Mail Me a Code'));
  expect(sendCode).toHaveBeenCalledWith(owner.email);
  expect(await screen.findByText(/If olga@shop.example is on staff/)).toBeVisible();
  await user.type(screen.getByLabelText('Code from the mail'), '123 456');
  await user.click(button('Sign In'));
  expect(verifyCode).toHaveBeenCalledWith(owner.email, '123456');
  expect(await screen.findByText('There is no visit today.')).toBeVisible();
  expect(screen.getByText('Olga Owner', { selector: 'p' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Staff' })).getAllByRole('link');
  const current = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(current.map((tab) => tab.getAttribute('href'))).toEqual(['/staff']);
});

test('the language of the page becomes that of the person’s mails', async () => {
  const setMyLanguage = jest.fn(async () => undefined);
  const spanish = { ...owner, language: 'es' as const };
  await openStaff('/staff', { person: spanish }, { setMyLanguage });
  expect(await screen.findByText('There is no visit today.')).toBeVisible();
  expect(setMyLanguage.mock.calls).toEqual([['en']]);
});

test.each([
  ['is that of the page', { ...owner, language: 'en' as const }],
  ['is not known to an older database', owner],
])('a language that %s is not stored again', async (_, person) => {
  const setMyLanguage = jest.fn(async () => undefined);
  await openStaff('/staff', { person }, { setMyLanguage });
  expect(await screen.findByText('There is no visit today.')).toBeVisible();
  expect(setMyLanguage).not.toHaveBeenCalled();
});

test('a language that cannot be stored is no failure of the page', async () => {
  const setMyLanguage = () => Promise.reject(refusal(503, 'The server could not answer'));
  await openStaff('/staff', { person: { ...owner, language: 'es' } }, { setMyLanguage });
  expect(await screen.findByText('There is no visit today.')).toBeVisible();
});

test('a token that the server no longer takes is the end of the access, in the page’s words', () => {
  const failure = failureOf(refusal(401, 'The token is not valid or has expired'));
  expect(failure.message).toBe('Your access has ended. Please sign in again.');
});

test('a wrong code is said at its field', async () => {
  const { user } = await openStaff('/staff', { person: null });
  answer(
    { person: null, visits: [] },
    {
      auth: {
        sendCode: async () => undefined,
        verifyCode: () => Promise.reject(refusal(403, 'The code is wrong', 'code')),
        signOut: async () => undefined,
        session: async () => null,
        onChange: () => () => undefined,
      },
    },
  );
  await user.type(await screen.findByLabelText('Your email'), owner.email);
  await user.click(button('Mail Me a Code'));
  await user.type(await screen.findByLabelText('Code from the mail'), '123456');
  await user.click(button('Sign In'));
  const code = await screen.findByLabelText('Code from the mail');
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription('The code is wrong');
});

test('a person who is removed is signed out at the next question, and the list leaves the phone', async () => {
  const { server } = await openStaff('/staff', { visits: [visit()] });
  expect(await screen.findByRole('link', { name: 'Ada Homeowner' })).toBeVisible();
  expect(storedKeys()).toEqual(expect.arrayContaining(['staff.person', 'staff.today']));
  const gone = () => Promise.reject(refusal(403, 'This function is for staff'));
  answer(server, { board: gone, me: gone });
  act(comeBack);
  expect(await screen.findByText('Your access has ended. Please sign in again.')).toBeVisible();
  expect(screen.queryByText('Ada Homeowner')).toBeNull();
  expect(storedKeys()).toEqual([]);
});

test('signing out removes the list of this phone, also when the server cannot be reached', async () => {
  const { user, server, router } = await openStaff('/staff', { visits: [visit()] });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  expect(localStorage.getItem('staff.today')).toContain('Ada Homeowner');
  await act(() => router.navigate('/staff/more'));
  answer(server, {
    auth: {
      sendCode: async () => undefined,
      verifyCode: async (email) => ({ email, offline: false }),
      signOut: () => Promise.reject(refusal(0, 'no network')),
      session: async () => null,
      onChange: () => () => undefined,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(storedKeys()).toEqual([]);
});

test('without a network the person who was here before reads the stored list', async () => {
  const first = await openStaff('/staff', { person: technician, visits: [visit()] });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  first.unmount();
  const { resetSession } = await import('./session');
  resetSession();
  const down = () => Promise.reject(refusal(0, 'no network'));
  await openStaff('/staff', { person: technician, visits: [] }, { me: down, board: down });
  expect(await screen.findByText('No connection')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Homeowner' })).toBeVisible();
  expect(screen.getByText(/This list is as of/)).toBeVisible();
});

test('a page for owners is not shown to a technician, and the tabs do not lead there', async () => {
  await openStaff('/staff/people', { person: technician });
  expect(await screen.findByText('This page is for owners')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Staff' })).not.toHaveTextContent('Customers');
});

test('an answer that arrives after the sign-out stores nothing and signs no one in', async () => {
  const { user, server, router } = await openStaff('/staff', { visits: [visit()] });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  const late: (() => void)[] = [];
  const hold = async <Answer,>(value: Answer) => {
    await new Promise<void>((done) => late.push(done));
    return value;
  };
  const { board, me } = staff();
  answer(server, {
    board: async (query) => hold(await board(query)),
    me: async () => hold(await me()),
  });
  act(comeBack);
  await act(() => router.navigate('/staff/more'));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(late.length).toBeGreaterThan(0);
  await act(async () => late.forEach((send) => send()));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(storedKeys()).toEqual([]);
});

test('a tab follows when the person signs out in another one', async () => {
  await openStaff('/staff', { visits: [visit()] });
  await screen.findByRole('link', { name: 'Ada Homeowner' });
  localStorage.removeItem('staff.person');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'staff.person' })));
  expect(screen.getByText('You were signed out in another tab.')).toBeVisible();
  expect(screen.queryByText('Ada Homeowner')).toBeNull();
});

test('the sign-in says when no mail can leave', async () => {
  const fetched = jest.fn(async () => ({ json: async () => ({ reasons: ['mail'] }) }));
  Object.assign(globalThis, { fetch: fetched });
  const { user } = await openStaff('/staff', { person: null });
  await user.type(await screen.findByLabelText('Your email'), owner.email);
  await user.click(screen.getByRole('button', { name: 'Mail Me a Code' }));
  expect(await screen.findByText('The site’s mails do not leave right now')).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/readyz', expect.anything());
  Reflect.deleteProperty(globalThis, 'fetch');
});
