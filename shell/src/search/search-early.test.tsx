import { fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing';

const Search = ({ typed }: { typed?: string }) => <output>{typed}</output>;

test('Letters typed before hydration are put into the search', async () => {
  await renderShell('/one', { modules: { 'mf-catalog/Search': { default: Search } } });
  Object.assign(window, { typed: 'lea' });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.keyDown(document, { key: 'k' });
  expect(await screen.findByRole('status')).toHaveTextContent('leak');
});
