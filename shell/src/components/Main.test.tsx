import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDocument } from '../preserved-document';
import { placeOf, renderShell } from '../testing';

test('Links in preserved prerendered content use the router, and its calls keep their place', async () => {
  document.body.innerHTML =
    '<main><h1>Preserved</h1><a href="/two#prices">On</a><a href="tel:+15555550100" data-place="dryer">Call</a></main>';
  window.history.replaceState(null, '', '/one');
  keepDocument();
  document.body.innerHTML = '';
  const { router } = await renderShell('/one');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Preserved');
  expect(placeOf(screen.getByText('Call'))).toBe('dryer');
  await userEvent.click(screen.getByText('On'));
  expect(await screen.findByRole('heading', { name: 'Page two' })).toBeVisible();
  expect(router.state.location.hash).toBe('#prices');
});

test.each([
  ['<header></header>', '<form></form>', 'This form cannot be sent just now'],
  ['<header></header>', '<button>Dryer</button>', 'The buttons of this page do not work just now'],
  ['', '<p>Opening…</p>', 'This page could not be opened'],
])(
  'a page whose part cannot run says which of its controls do not work',
  async (header, html, title) => {
    document.body.innerHTML = `<div id="root">${header}<main><h1>Preserved</h1>${html}</main></div>`;
    window.history.replaceState(null, '', '/one');
    keepDocument();
    document.body.innerHTML = '';
    await renderShell('/one');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the Page' })).toBeVisible();
  },
);
