import { siteStore, updateUi } from '@site/store';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderShell } from '../testing';

let mockLoads = 0;
jest.mock('./ChatWidget', () => {
  mockLoads++;
  return jest.requireActual('./ChatWidget');
});

beforeEach(() => {
  // A Friday, half past nine in Houston.
  jest.useFakeTimers({ now: new Date('2026-11-20T15:30:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const opener = () => screen.queryByRole('button', { name: 'Chat Now' });
const panel = () => screen.getByRole('dialog', { name: 'Test Repairs' });
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function openChat() {
  await renderShell('/one');
  await wait(5000);
  const user = setup();
  await user.click(opener() as HTMLElement);
  return user;
}

// Must be the first test, because a module is loaded only once.
test('A visitor who has dismissed the chat neither sees nor loads it', async () => {
  await renderShell('/one');
  act(() => updateUi({ chatDismissed: true }));
  await wait(6000);
  expect(opener()).toBeNull();
  expect(mockLoads).toBe(0);
});

test('If a page hydrates late, its link to the chat stays until the chat has loaded', async () => {
  jest.advanceTimersByTime(9000);
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByRole('main')) seen.push(screen.queryByText('Chat Now') !== null);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await renderShell('/one');
  await wait(0);
  watch.disconnect();
  // The chat replaces its link, with no moment without either.
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).not.toContain(false);
  expect(opener()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Chat Now' })).toBeNull();
});

test('The chat appears five seconds after load', async () => {
  await renderShell('/one');
  await wait(4900);
  expect(opener()).toBeNull();
  await wait(200);
  expect(opener()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(mockLoads).toBe(1);
});

test('The panel has a greeting, six messages, the current opening hours and an input', async () => {
  await openChat();
  expect(panel()).toHaveFocus();
  expect(within(panel()).getByText(/^Hello/)).toBeVisible();
  expect(within(within(panel()).getByRole('list')).getAllByRole('button')).toHaveLength(6);
  const hours = within(panel()).getByRole('group', { name: 'Business hours' });
  expect(hours).toHaveTextContent('Open now, until 8:00 PM');
  expect(hours).toHaveTextContent('Sat-Sun 8:00 AM - 6:00 PM');
  // The box updates itself: eleven hours later the business is closed.
  await wait(11 * 3600 * 1000);
  expect(hours).toHaveTextContent('Closed now, opens tomorrow at 8:00 AM');
});

test('A typed message opens WhatsApp in a new tab, empties the input and closes the panel', async () => {
  const user = await openChat();
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), ' Drum & belt? ');
  const send = screen.getByRole('link', { name: 'Send' });
  expect(send).toHaveAttribute('href', 'https://wa.me/15555550100?text=Drum%20%26%20belt%3F');
  expect(send).toHaveAttribute('target', '_blank');
  expect(send.getAttribute('rel')).toContain('noopener');
  await user.click(send);
  expect(placeOf(send)).toBe('chat');
  await wait(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
  await user.click(opener() as HTMLElement);
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
});

test('Enter sends; an empty input sends the default message', async () => {
  const user = await openChat();
  const send = screen.getByRole('link', { name: 'Send' });
  const sent: string[] = [];
  send.addEventListener('click', () => sent.push(send.getAttribute('href') ?? ''));
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), '{Enter}');
  expect(sent).toEqual([
    'https://wa.me/15555550100?text=Hello%2C%20I%20need%20help%20with%20an%20appliance%20repair.',
  ]);
});

test('A quick message is put into the input, where it can be changed', async () => {
  const user = await openChat();
  await user.click(screen.getByRole('button', { name: 'Same-day service' }));
  const input = screen.getByRole('textbox', { name: 'Your message' });
  expect(input).toHaveValue('Hello, do you offer same-day service?');
  expect(input).toHaveFocus();
});

test('Escape and a second press close the panel and keep the typed text', async () => {
  const user = await openChat();
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Leak');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener() as HTMLElement);
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Leak');
  await user.click(opener() as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A dismissed chat does not come back, and the page gets focus', async () => {
  await renderShell('/one');
  await wait(5000);
  await setup().click(screen.getByRole('button', { name: 'Hide the chat' }));
  expect(opener()).toBeNull();
  expect(siteStore.getState().ui.chatDismissed).toBe(true);
  expect(screen.getByRole('main')).toHaveFocus();
});
