import { renderRoute } from '@site/federation/testing';
import { act, screen } from '@testing-library/react';
import { measure } from '../reports/measure';
import { keepDocument } from '../preserved-document';
import { createRoutes } from '../routes';
import { renderShell } from '../testing';

jest.mock('../reports/measure', () => ({ measure: jest.fn() }));

const frame = () => [
  screen.queryByRole('banner'),
  screen.queryByRole('contentinfo'),
  screen.queryByRole('link', { name: /^Call/ }),
];

test('A page with its own frame has no header, footer, call bar and analytics; the next page has them', async () => {
  const { router } = await renderShell('/alone');
  expect(screen.getByRole('heading', { name: 'Page alone' })).toBeVisible();
  expect(frame()).toEqual([null, null, null]);
  expect(measure).not.toHaveBeenCalled();
  await act(() => router.navigate('/one'));
  expect(screen.getByRole('heading', { name: 'Page one' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(measure).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a header', '<main><h1>Preserved</h1></main>', 0],
  ['with the site’s header', '<header></header><main><h1>Preserved</h1></main>', 1],
])('Preserved prerendered content %s keeps its frame', async (_, html, headers) => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  window.history.replaceState(null, '', '/preserved');
  keepDocument();
  document.body.innerHTML = '';
  await renderRoute(
    createRoutes([{ id: 'preserved', path: '/preserved', element: null }]),
    '/preserved',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Preserved');
  expect(screen.queryAllByRole('banner')).toHaveLength(headers);
});
