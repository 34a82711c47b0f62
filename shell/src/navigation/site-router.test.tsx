import { defineRoute, metadata } from '@site/federation';
import { act, render, screen } from '@testing-library/react';
import {
  createPath,
  Link,
  Outlet,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { bringPage, createSiteRouter } from './site-router';

/** A promise that the test resolves. */
function deferred() {
  let settle = (_: unknown) => {};
  const promise = new Promise((done) => (settle = done));
  return { promise, settle };
}

const left: string[] = [];
/** Whether document loads fail, e.g. without a network. */
let cannotLeave = false;
const warmed: string[] = [];
/** Delays the page at a path; an error makes it fail. */
let waits: Record<string, Promise<unknown> | Error> = {};
let dispose = () => {};

const Page = ({ name }: { name: string }) => {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>{name}</h1>
      <p>tag {search.get('tag') ?? 'none'}</p>
      <button onClick={() => setSearch({ tag: 'diy' })}>Filter</button>
    </>
  );
};

const page = (path: string): RouteObject =>
  defineRoute({
    path,
    chunk: path,
    kind: 'content',
    load: async () => ({
      default: () => <Page name={path} />,
      meta: () => metadata({ title: path, description: path, path }),
      warm: async (params) => {
        const wait = waits[path];
        if (wait instanceof Error) throw wait;
        await wait;
        warmed.push(`${path} ${params.slug ?? ''}`.trim());
      },
    }),
  });

function Frame() {
  const { pathname, state } = useLocation();
  const matches = useMatches();
  return (
    <>
      <nav>
        <Link to="/one">One</Link> <Link to="/two">Two</Link> <Link to="/part/a?x=1#b">Part</Link>
      </nav>
      <output>
        {[pathname, useNavigationType(), useNavigation().state, matches.at(-1)?.id, state].join(
          ' ',
        )}
      </output>
      <Outlet />
    </>
  );
}

const status = () => screen.getByRole('status').textContent;
const heading = () => screen.getByRole('heading').textContent;
/** A page is shown in the task after it has been loaded. */
const soon = () => new Promise((done) => setTimeout(done, 20));
const press = (name: string) =>
  act(async () => {
    screen.getByText(name).click();
    await soon();
  });

/** Opens a path of the site. `/part/:slug` belongs to another part. */
async function open(
  path: string,
  discovered = jest.fn(),
  watched = (router: DataRouter) => router,
) {
  history.replaceState(null, '', path);
  const children = [page('/one'), page('/two'), { id: '*', path: '*', element: <h1>Unknown</h1> }];
  const routes = [{ id: 'root', path: '/', Component: Frame, children }];
  await bringPage(routes, path);
  let done = false;
  const router = watched(
    createSiteRouter({
      routes,
      discover: async (target) => {
        if (!target.startsWith('/part') || done) return undefined;
        discovered(target);
        done = true;
        return [page('/part/:slug')];
      },
      leave: ({ pathname }) => left.push(pathname) > 0 && !cannotLeave,
    }),
  );
  dispose = () => router.dispose();
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

beforeEach(() => {
  waits = {};
  left.length = 0;
  cannotLeave = false;
  warmed.length = 0;
});
afterEach(() => dispose());

test('the first page is the one in the address', async () => {
  await open('/one?tag=water');
  expect(heading()).toBe('/one');
  expect(screen.getByText('tag water')).toBeVisible();
  expect(status()).toBe('/one POP idle /one ');
});

test('the current page and its address stay until the next page has loaded', async () => {
  const { promise, settle } = deferred();
  waits['/two'] = promise;
  const router = await open('/one');
  await press('Two');
  expect(heading()).toBe('/one');
  expect(location.pathname).toBe('/one');
  expect(router.state.navigation.state).toBe('loading');
  await act(async () => {
    settle(null);
    await soon();
  });
  expect(heading()).toBe('/two');
  expect(location.pathname).toBe('/two');
  expect(status()).toBe('/two PUSH idle /two ');
});

test('the newest navigation wins, and older ones have no effect', async () => {
  const [slow, broken] = [deferred(), deferred()];
  waits['/two'] = slow.promise;
  waits['/part/:slug'] = broken.promise.then(() => Promise.reject(new Error('gone')));
  await open('/one');
  await press('Part');
  await press('Two');
  // Back to the current page, which cancels the others.
  await press('One');
  await act(async () => {
    for (const { settle } of [slow, broken]) settle(null);
    await soon();
  });
  expect(heading()).toBe('/one');
  expect(location.pathname).toBe('/one');
  expect(status()).toContain('idle');
  expect(left).toEqual([]);
});

test('routes of a part are loaded once and win over the page for unknown addresses', async () => {
  const discovered = jest.fn();
  const router = await open('/one', discovered);
  await press('Part');
  expect(heading()).toBe('/part/:slug');
  expect(location.href).toMatch(/\/part\/a\?x=1#b$/);
  await act(() => router.navigate('/part/b'));
  expect(warmed).toEqual(['/one', '/part/:slug a', '/part/:slug b']);
  expect(discovered).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/nowhere'));
  expect(heading()).toBe('Unknown');
});

test('if a page cannot be loaded, its document is opened', async () => {
  waits['/two'] = new Error('gone');
  await open('/one');
  await press('Two');
  expect(left).toEqual(['/two']);
  expect(heading()).toBe('/one');
  expect(location.pathname).toBe('/one');
});

test('a change of query or anchor is immediate and loads nothing', async () => {
  const router = await open('/one');
  warmed.length = 0;
  await press('Filter');
  expect(screen.getByText('tag diy')).toBeVisible();
  expect(location.search).toBe('?tag=diy');
  await act(() => router.navigate('?tag=water#prices'));
  expect(location.search + location.hash).toBe('?tag=water#prices');
  expect(warmed).toEqual([]);
});

test.each([
  ['b', '/part/a/b'],
  ['../a', '/part/a'],
  ['.', '/part/a'],
  ['#prices', '/part/a#prices'],
  [{ search: '?x=2' }, '/part/a?x=2'],
  [null, '/part/a?x=1'],
])('%j leads from /part/a?x=1 to %s, as in react-router', async (to, expected) => {
  const router = await open('/part/a?x=1');
  await act(() => router.navigate(to));
  expect(createPath(location)).toBe(expected);
});

test('a page and its address change in one step', async () => {
  const router = await open('/one');
  let seen: string | null = null;
  const push = jest.spyOn(history, 'pushState');
  // Read the heading right after the address change, before React could render in slices.
  push.mockImplementationOnce((...args) => {
    history.replaceState(...args);
    queueMicrotask(() => (seen = heading()));
  });
  await act(() => router.navigate('/two'));
  expect(seen).toBe('/two');
  push.mockRestore();
});

test('if neither page nor document can be loaded, the current page stays and is idle', async () => {
  waits['/two'] = new Error('gone');
  cannotLeave = true;
  const router = await open('/one');
  await press('Two');
  expect(heading()).toBe('/one');
  expect(router.state.navigation.state).toBe('idle');
});

test('the history works: state, replace, back and forward', async () => {
  const router = await open('/one');
  await act(() => router.navigate('/two', { state: 'preserved' }));
  await act(() => router.navigate('/one', { replace: true }));
  expect(status()).toBe('/one REPLACE idle /one ');
  await act(() => router.navigate('/two', { state: 'again' }));
  const popped = () => new Promise((done) => addEventListener('popstate', done, { once: true }));
  await act(async () => {
    const back = popped();
    await router.navigate(-1);
    await back;
    await soon();
  });
  expect(status()).toBe('/one POP idle /one ');
  await act(async () => {
    const forward = popped();
    await router.navigate(1);
    await forward;
    await soon();
  });
  expect(status()).toBe('/two POP idle /two again');
});

test('react-router reads no member that the router lacks', async () => {
  const { version } = JSON.parse(
    readFileSync(createRequire(__filename).resolve('react-router/package.json'), 'utf8'),
  ) as { version: string };
  // After an update look at what `DataRouter` has got, then write the new version here.
  expect(version).toBe('7.18.5');
  const missing = new Set<string>();
  const watched = (router: DataRouter) =>
    new Proxy(router, {
      get(target, name) {
        if (!(name in target)) missing.add(String(name));
        return Reflect.get(target, name) as unknown;
      },
    });
  await open('/one', undefined, watched);
  await press('Two');
  await press('Filter');
  // Optional members: a base path, flags, another window. `then` is read by await.
  expect([...missing].sort()).toEqual(['basename', 'future', 'then', 'window']);
});
