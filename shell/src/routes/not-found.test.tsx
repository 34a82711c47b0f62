import { screen, within } from '@testing-library/react';
import { placeOf, renderShell } from '../testing';

test('An unknown address has status 404 and shows search, phone and links', async () => {
  const { meta } = await renderShell('/nowhere/at/all');
  expect(meta()).toMatchObject({ status: 404, robots: 'noindex' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(main.getByRole('button', { name: 'Search the Site' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Appliances' })).toHaveAttribute('href', '/appliances');
  expect(placeOf(main.getByRole('link', { name: '(555) 555-0100' }))).toBe('not-found');
});
