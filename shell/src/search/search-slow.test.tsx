import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing';

const Search = ({ typed }: { typed?: string }) => <output>{typed}</output>;

/** @returns whether the page has handled the key */
const press = (key: string): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void document.dispatchEvent(event));
  return event.defaultPrevented;
};

test('Letters typed while the search loads are not lost', async () => {
  await renderShell('/one', { modules: { 'mf-catalog/Search': { default: Search } } });
  expect(press('a')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  for (const key of ['l', 'e', 'x', 'Backspace', 'a', 'k', 'Enter']) expect(press(key)).toBe(true);
  expect((await screen.findByRole('status')).textContent).toBe('leak\n');
  expect(press('a')).toBe(false);
});
