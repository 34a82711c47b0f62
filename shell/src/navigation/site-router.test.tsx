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
import { RouterProvider } from 'react-router/dom';
import { bringPage, createSiteRouter } from './site-router';

/** A promise that a test settles. */
function deferred() {
  let settle = (_: unknown) => {};
  const promise = new Promise((done) => (settle = done));
  return { promise, settle };
}

const left: string[] = [];
/** Whether the browser cannot leave the page, e.g. without a network. */
let stays = false;
const warmed: string[] = [];
/** What a page waits for, by its path; an error where it cannot be loaded. */
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
const press = (name: string) => act(async () => screen.getByText(name).click());

/** The site at a path, with `/part/:slug` in a part of its own. */
async function open(path: string, discovered = jest.fn()) {
  history.replaceState(null, '', path);
  const children = [page('/one'), page('/two'), { id: '*', path: '*', element: <h1>Unknown</h1> }];
  const routes = [{ id: 'root', path: '/', Component: Frame, children }];
  await bringPage(routes, path);
  let there = false;
  const router = createSiteRouter({
    routes,
    discover: async (target) => {
      if (!target.startsWith('/part') || there) return undefined;
      discovered(target);
      there = true;
      return [page('/part/:slug')];
    },
    leave: ({ pathname }) => left.push(pathname) > 0 && !stays,
  });
  dispose = () => router.dispose();
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

beforeEach(() => {
  waits = {};
  left.length = 0;
  stays = false;
  warmed.length = 0;
});
afterEach(() => dispose());

test('the first page is shown as it is in the address', async () => {
  await open('/one?tag=water');
  expect(heading()).toBe('/one');
  expect(screen.getByText('tag water')).toBeVisible();
  expect(status()).toBe('/one POP idle /one ');
});

test('the page before stays until the next is loaded, and the address with it', async () => {
  const { promise, settle } = deferred();
  waits['/two'] = promise;
  const router = await open('/one');
  await press('Two');
  expect(heading()).toBe('/one');
  expect(location.pathname).toBe('/one');
  expect(router.state.navigation.state).toBe('loading');
  await act(async () => settle(null));
  expect(heading()).toBe('/two');
  expect(location.pathname).toBe('/two');
  expect(status()).toBe('/two PUSH idle /two ');
});

test('the newest navigation wins, and what was given up moves nobody', async () => {
  const [slow, broken] = [deferred(), deferred()];
  waits['/two'] = slow.promise;
  waits['/part/:slug'] = broken.promise.then(() => Promise.reject(new Error('gone')));
  await open('/one');
  await press('Part');
  await press('Two');
  // Back on the page that is shown: nothing is waited for any more.
  await press('One');
  await act(async () => [slow, broken].forEach(({ settle }) => settle(null)));
  expect(heading()).toBe('/one');
  expect(location.pathname).toBe('/one');
  expect(status()).toContain('idle');
  expect(left).toEqual([]);
});

test('a part is asked for its routes once, and wins over the page for unknown addresses', async () => {
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

test('a page that cannot be loaded is left for by its document', async () => {
  waits['/two'] = new Error('gone');
  await open('/one');
  await press('Two');
  expect(left).toEqual(['/two']);
  expect(heading()).toBe('/one');
  expect(location.pathname).toBe('/one');
});

test('a query or an anchor changes at once, and loads nothing', async () => {
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
])(
  '%j leads from /part/a?x=1 to %s, as in the router that this one stands in for',
  async (to, expected) => {
    const router = await open('/part/a?x=1');
    await act(() => router.navigate(to));
    expect(createPath(location)).toBe(expected);
  },
);

test('a page and its address change in one step', async () => {
  const router = await open('/one');
  let seen: string | null = null;
  const push = jest.spyOn(history, 'pushState');
  // What comes right behind the address, before React could render in slices.
  push.mockImplementationOnce((...args) => {
    history.replaceState(...args);
    queueMicrotask(() => (seen = heading()));
  });
  await act(() => router.navigate('/two'));
  expect(seen).toBe('/two');
  push.mockRestore();
});

test('a page that can be neither loaded nor left stays, and is no longer loading', async () => {
  waits['/two'] = new Error('gone');
  stays = true;
  const router = await open('/one');
  await press('Two');
  expect(heading()).toBe('/one');
  expect(router.state.navigation.state).toBe('idle');
});

test('the history works: state, replace, back and forward', async () => {
  const router = await open('/one');
  await act(() => router.navigate('/two', { state: 'kept' }));
  await act(() => router.navigate('/one', { replace: true }));
  expect(status()).toBe('/one REPLACE idle /one ');
  await act(() => router.navigate('/two', { state: 'again' }));
  const popped = () => new Promise((done) => addEventListener('popstate', done, { once: true }));
  await act(async () => {
    const back = popped();
    await router.navigate(-1);
    await back;
  });
  expect(status()).toBe('/one POP idle /one ');
  await act(async () => {
    const forward = popped();
    await router.navigate(1);
    await forward;
  });
  expect(status()).toBe('/two POP idle /two again');
});
