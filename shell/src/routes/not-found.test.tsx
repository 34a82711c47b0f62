import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, tracked } from '../testing';

test('An unknown address answers 404, says so and offers ways on', async () => {
  const { meta } = await renderShell('/nowhere/at/all');
  expect(meta()).toMatchObject({ status: 404, robots: 'noindex' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(main.getByRole('button', { name: 'Search appliances and problems' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Appliances' })).toHaveAttribute('href', '/appliances');
  await userEvent.click(main.getByRole('link', { name: '(555) 555-0100' }));
  expect(tracked().at(-1)).toEqual({ event: 'phone_call', place: 'not-found' });
});
