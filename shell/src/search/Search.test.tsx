import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing';

const Search = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog" aria-label="Search">
    <button onClick={onClose}>Close search</button>
  </div>
);
const withSearch = { modules: { 'mf-catalog/Search': { default: Search } } };

const buttons = () => screen.queryAllByRole('button', { name: /^Search/ });
const pressed = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  act(() => void document.dispatchEvent(event));
  return event;
};

test('The button opens the search, and its code loads only then', async () => {
  const { unmount } = await renderShell('/one', withSearch);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(buttons()[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(buttons()).toHaveLength(1);
  unmount();
});

test.each([{ ctrlKey: true }, { metaKey: true }])('%j with K opens it, too', async (modifier) => {
  const { unmount } = await renderShell('/one', withSearch);
  expect(pressed({ key: 'k' }).defaultPrevented).toBe(false);
  expect(pressed({ key: 'k', ...modifier, shiftKey: true }).defaultPrevented).toBe(false);
  expect(pressed({ key: 'k', ...modifier }).defaultPrevented).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Close search' }));
  unmount();
});

test('The not-found page offers the search', async () => {
  const { unmount } = await renderShell('/nowhere', withSearch);
  await userEvent.click(screen.getByRole('button', { name: 'Search the Site' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close search' }));
  unmount();
});
