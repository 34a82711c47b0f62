import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDocument } from '../kept-document';
import { renderShell, tracked } from '../testing';

test('Prerendered content that was kept leads on by the router, and its calls are counted', async () => {
  document.body.innerHTML =
    '<main><h1>Kept</h1><a href="/two#prices">On</a><a href="tel:+15555550100">Call</a></main>';
  window.history.replaceState(null, '', '/one');
  keepDocument();
  document.body.innerHTML = '';
  const { router } = await renderShell('/one');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kept');
  await userEvent.click(screen.getByText('Call'));
  expect(tracked().at(-1)).toEqual({ event: 'phone_call', place: 'kept-page' });
  await userEvent.click(screen.getByText('On'));
  expect(await screen.findByRole('heading', { name: 'Page two' })).toBeVisible();
  expect(router.state.location.hash).toBe('#prices');
});
