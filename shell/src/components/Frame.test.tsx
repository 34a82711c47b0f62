import { act, screen } from '@testing-library/react';
import { keepDocument } from '../kept-document';
import { renderShell } from '../testing';

const frame = () => [
  screen.queryByRole('banner'),
  screen.queryByRole('contentinfo'),
  screen.queryByRole('link', { name: /^Call/ }),
];

test('A page with its own frame has no header, footer and call bar; the next page has them', async () => {
  const { router } = await renderShell('/alone');
  expect(screen.getByRole('heading', { name: 'Page alone' })).toBeVisible();
  expect(frame()).toEqual([null, null, null]);
  await act(() => router.navigate('/one'));
  expect(screen.getByRole('heading', { name: 'Page one' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('A page with its own frame is not measured', async () => {
  jest.useFakeTimers();
  const timer = jest.spyOn(globalThis, 'setTimeout');
  const { router } = await renderShell('/alone');
  const measured = () => timer.mock.calls.filter(([run]) => String(run).includes('report-vitals'));
  expect(measured()).toEqual([]);
  await act(() => router.navigate('/one'));
  expect(measured()).not.toEqual([]);
  jest.useRealTimers();
});

test.each([
  ['without a header', '<main><h1>Kept</h1></main>', 0],
  ['with the site’s header', '<header></header><main><h1>Kept</h1></main>', 1],
])('Kept prerendered content %s keeps its frame', async (_, html, headers) => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  window.history.replaceState(null, '', '/kept');
  keepDocument();
  document.body.innerHTML = '';
  const { createRoutes } = await import('../routes');
  const { renderRoute } = await import('@site/federation/testing');
  await renderRoute(createRoutes([{ id: 'kept', path: '/kept', element: null }]), '/kept');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kept');
  expect(screen.queryAllByRole('banner')).toHaveLength(headers);
});
