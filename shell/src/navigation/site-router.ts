import type { RouteHandle } from '@site/federation';
import { createPath, matchRoutes, resolvePath } from 'react-router';
import type { DataRouter, Location, NavigateOptions, RouteObject, To } from 'react-router';

type State = DataRouter['state'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];

export interface SiteRouterOptions {
  /** The shell's routes; what is discovered goes below the first. */
  routes: RouteObject[];
  /** Brings the routes of the part that a path needs; undefined where they are there already. */
  discover: (path: string) => Promise<RouteObject[] | undefined>;
  /** Called in place of a navigation that cannot be made. @returns whether the page is left */
  leave?: (target: Location) => boolean;
}

/** Ends a navigation by a document load: documents are prerendered, and the server may know more. */
function loadDocument(target: Location): boolean {
  // Where the page can say why it stays, it stays.
  const ask = () => dispatchEvent(new Event('site:offline', { cancelable: true }));
  if (!navigator.onLine && !ask()) return false;
  const address = createPath(target);
  if (address === createPath(window.location)) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** The entry of the history that the browser shows. */
function here(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

/** Loads the modules and records of a page before React sees it, so that nothing suspends. */
export async function bringPage(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy(), { lazy: undefined, loader: undefined });
    }
    await (route.handle as RouteHandle | undefined)?.warm(params);
  }
}

/**
 * What a site of documents needs of a data router: a page is there before it is shown, and the
 * newest navigation wins. `createBrowserRouter` can take its place (decision 0013); with forms, fetchers and
 * middleware it is 14 kB more on every page.
 */
export function createSiteRouter(options: SiteRouterOptions): DataRouter {
  const { routes, discover, leave = loadDocument } = options;
  const subscribers = new Set<Subscriber>();
  const matching = (pathname: string) => (matchRoutes(routes, pathname) ?? []) as State['matches'];
  let latest = 0;
  let state = {
    historyAction: 'POP',
    location: here(),
    matches: matching(window.location.pathname),
    navigation: { state: 'idle' },
    initialized: true,
    loaderData: {},
    fetchers: new Map(),
  } as unknown as State;

  /** @param flushSync renders at once rather than in slices */
  function update(change: object, flushSync = false): void {
    state = { ...state, ...change };
    const nothing = { deletedFetchers: [], newErrors: null, flushSync };
    for (const subscriber of subscribers) subscriber(state, nothing as Parameters<Subscriber>[1]);
  }

  /** @param write puts the page into the history, once it is there */
  async function show(location: Location, historyAction: string, write?: () => void) {
    const own = ++latest;
    const { pathname } = location;
    const moved = pathname !== state.location.pathname;
    if (moved) {
      update({ navigation: { state: 'loading', location } });
      try {
        const more = await discover(pathname);
        // In front, so that a part's page wins over the one for unknown addresses.
        if (more) routes[0]?.children?.unshift(...more);
        await bringPage(routes, pathname);
      } catch {
        // A navigation that the visitor has given up moves nobody.
        if (own === latest && !leave(location)) update({ navigation: { state: 'idle' } });
        return undefined;
      }
      if (own !== latest) return undefined;
    }
    try {
      write?.();
    } catch {
      // A browser that is asked too often refuses; the document is still to be had.
      return void leave(location);
    }
    const matches = matching(pathname);
    // With the address, or what is typed at the new one goes into a form of the page before.
    return update({ location, historyAction, matches, navigation: { state: 'idle' } }, moved);
  }

  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const createURL = (to: To) =>
    new URL(typeof to === 'string' ? to : createPath({ ...here(), ...to }), window.location.href);

  async function navigate(to: To | number | null, { replace, state: usr }: NavigateOptions = {}) {
    if (typeof to === 'number') return history.go(to);
    const { pathname, search, hash } = resolvePath(to ?? here(), state.location.pathname);
    const entry = { usr: (usr ?? null) as unknown, key: Math.random().toString(36).slice(2, 10) };
    const location = { pathname, search, hash, state: entry.usr, key: entry.key, mask: undefined };
    const write = replace ? 'replaceState' : 'pushState';
    return show(location, replace ? 'REPLACE' : 'PUSH', () =>
      history[write](entry, '', createPath(location)),
    );
  }

  const onPop = () => void show(here(), 'POP');
  window.addEventListener('popstate', onPop);
  const router: Partial<Record<keyof DataRouter, unknown>> = {
    routes,
    manifest: {},
    navigate,
    createHref,
    createURL,
    encodeLocation: createURL,
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    dispose: () => window.removeEventListener('popstate', onPop),
  };
  return Object.defineProperty(router, 'state', { get: () => state }) as unknown as DataRouter;
}
