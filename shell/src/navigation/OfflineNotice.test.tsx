import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing';

const notice = () => screen.queryByRole('alert');

/** Sends the router's event before a document load. @returns whether the load may go on */
const ask = () => {
  let allowed = true;
  act(() => void (allowed = dispatchEvent(new Event('site:offline', { cancelable: true }))));
  return allowed;
};

/** Opens a page and waits until the notice has loaded. */
async function open() {
  jest.useFakeTimers();
  const view = await renderShell('/one');
  // Not loaded yet, so the browser shows its own error page.
  expect(ask()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  return view;
}

afterEach(() => jest.useRealTimers());

test('The notice is shown until there is a network', async () => {
  await open();
  expect(notice()).toBeNull();
  expect(ask()).toBe(false);
  expect(notice()).toHaveTextContent('You are offline');
  act(() => void dispatchEvent(new Event('online')));
  expect(notice()).toBeNull();
});

test('The notice disappears when another page opens', async () => {
  const { router } = await open();
  ask();
  expect(notice()).toBeVisible();
  await act(() => router.navigate('/two'));
  expect(notice()).toBeNull();
});
