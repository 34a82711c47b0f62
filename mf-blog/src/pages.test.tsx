import { MessageChannel } from 'node:worker_threads';
import { preparePage } from '@site/federation/testing';
import type { RouteHandle } from '@site/federation';
import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes';
import { realRecords } from './testing/real-records';

/** One page of every type, and every not-found page. */
const pages = [
  '/blog',
  '/blog/hurricane-season-appliance-guide',
  '/blog/r-600a-and-repair-laws',
  '/blog/category/appliance-maintenance',
  '/blog/tag/dryer',
  '/blog/newsletter/confirm',
  '/blog/newsletter/leave',
  '/faq',
  '/privacy',
  '/terms',
  '/blog/not-found',
  '/blog/category/not-found',
  '/blog/tag/not-found',
];

/** The page's route with module and records loaded, as before hydration. */
async function ready(path: string): Promise<{ route: RouteObject; handle: RouteHandle }> {
  const match = matchRoutes(routes, path)?.at(-1);
  if (!match || typeof match.route.lazy !== 'function') throw new Error(`${path} has no route`);
  const loaded = (await match.route.lazy()) as RouteObject;
  const handle = loaded.handle as RouteHandle;
  await handle.warm(match.params);
  const { path: pattern } = match.route;
  return { route: { path: pattern, Component: loaded.Component, handle }, handle };
}

async function renderOnServer(element: React.ReactElement): Promise<string> {
  // React's server needs it when it is loaded, and jsdom does not have it.
  Object.assign(globalThis, { MessageChannel });
  const { renderToString } = await import('react-dom/server');
  return renderToString(element);
}

describe.each(pages)('%s', (path) => {
  const document = globalThis.document;
  let markup: string;
  let page: React.ReactElement;
  let handle: RouteHandle;

  beforeAll(async () => {
    preparePage({ records: await realRecords() });
    const loaded = await ready(path);
    handle = loaded.handle;
    const router = createMemoryRouter([loaded.route], { initialEntries: [path] });
    page = <RouterProvider router={router} />;
    markup = await renderOnServer(page);
  });

  test('keeps to the content security policy: no style attribute, no script, no handler', () => {
    expect(markup).not.toMatch(/\sstyle=|<script|\son[a-z]+="/);
  });

  test('names its part and has one main heading', () => {
    const main = document.createElement('main');
    main.innerHTML = markup;
    expect(main.firstElementChild).toHaveAttribute('data-boundary', 'mf-blog');
    expect(main.querySelectorAll('h1')).toHaveLength(1);
  });

  test('hydrates without a mismatch and passes axe', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation();
    const main = document.createElement('main');
    main.innerHTML = markup;
    document.body.replaceChildren(main);
    const root = await act(async () =>
      hydrateRoot(main, page, { onRecoverableError: (error) => console.error(error) }),
    );
    expect(report.mock.calls).toEqual([]);
    const { violations } = await axe.run(main, {
      // jsdom has no colors; shared/browser/ui tests the contrast of its tokens.
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await act(async () => root.unmount());
    report.mockRestore();
  });

  test('describes itself in sensible length, without placeholders', () => {
    const params = matchRoutes(routes, path)?.at(-1)?.params ?? {};
    const meta = handle.meta({ params, pathname: path });
    const { title, description, canonical, status } = meta;
    expect(title.length).toBeGreaterThan(10);
    expect(canonical).toBe(`https://test.example${path}`);
    expect(status).toBe(path.endsWith('not-found') ? 404 : 200);
    if (meta.robots === 'index, follow') {
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    expect(JSON.stringify(meta)).not.toMatch(/\{company\.|undefined/);
  });
});
