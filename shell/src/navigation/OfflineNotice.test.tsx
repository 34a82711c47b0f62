import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing';

const notice = () => screen.queryByRole('alert');

/** What the router asks before it leaves for a document. @returns whether it may */
const ask = () => {
  let free = true;
  act(() => void (free = dispatchEvent(new Event('site:offline', { cancelable: true }))));
  return free;
};

/** A page whose notice has come. */
async function open() {
  jest.useFakeTimers();
  const view = await renderShell('/one');
  // Before, nobody could say it, and the browser does.
  expect(ask()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  return view;
}

afterEach(() => jest.useRealTimers());

test('It is said that a page cannot be opened, until there is a network', async () => {
  await open();
  expect(notice()).toBeNull();
  expect(ask()).toBe(false);
  expect(notice()).toHaveTextContent('You are offline');
  act(() => void dispatchEvent(new Event('online')));
  expect(notice()).toBeNull();
});

test('It is forgotten with the page that was kept', async () => {
  const { router } = await open();
  ask();
  expect(notice()).toBeVisible();
  await act(() => router.navigate('/two'));
  expect(notice()).toBeNull();
});
