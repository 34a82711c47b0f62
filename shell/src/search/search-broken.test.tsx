import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, tracked } from '../testing';

const Broken = () => {
  throw new Error('no index');
};

test('A search that throws is removed, and the page stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await renderShell('/one', { modules: { 'mf-catalog/Search': { default: Broken } } });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page one');
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  expect(tracked()).toEqual([expect.objectContaining({ cause: 'no index' })]);
});
