import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, tracked } from '../testing';

test('If the search cannot be loaded, its button is removed and the browser gets its keys back', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await renderShell('/nowhere');
  expect(screen.getAllByRole('button', { name: /^Search/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Search the Site' }));
  expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  expect(tracked()).toEqual([
    expect.objectContaining({ event: 'part_failed', part: 'mf-catalog/Search' }),
  ]);
  const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  act(() => void document.dispatchEvent(key));
  expect(key.defaultPrevented).toBe(false);
});
