import { addressOf, pathOf } from '@site/federation';
import type { RouteHandle } from '@site/federation';
import { createPath, matchRoutes, resolvePath } from 'react-router';
import type { DataRouter, Location, NavigateOptions, RouteObject, To } from 'react-router';

type State = DataRouter['state'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];

export interface SiteRouterOptions {
  /** The shell's routes. Discovered routes are added below the first one. */
  routes: RouteObject[];
  /** Loads the routes of the part that owns a path; undefined if they are already loaded. */
  discover: (path: string) => Promise<RouteObject[] | undefined>;
  /** Called when a navigation fails. @returns whether the browser leaves the page */
  leave?: (target: Location) => boolean;
}

export interface SiteRouter extends DataRouter {
  /** Loads the part, module and records of a page that may be opened next. Rejects if one fails. */
  bring: (pathname: string) => Promise<void>;
}

/** Opens the document instead: it is prerendered, and the server may have a newer version. */
function loadDocument(target: Location): boolean {
  // Offline, stay on the page if it can show a notice. The notice cancels this event.
  const mayLeave = () => dispatchEvent(new Event('site:offline', { cancelable: true }));
  if (!navigator.onLine && !mayLeave()) return false;
  const address = createHref(target);
  if (address === createPath(window.location)) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** Address of a page in the document's language; the router knows pages by their path in English. */
const createHref = (to: To): string => {
  if (typeof to === 'string') return to.startsWith('/') ? addressOf(to) : to;
  return createPath({ ...to, ...(to.pathname && { pathname: addressOf(to.pathname) }) });
};

/** The browser's current history entry. */
function currentLocation(): Location {
  const { search, hash } = window.location;
  const pathname = pathOf(window.location.pathname);
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

/** Loads the modules and records of a page before it is rendered, so that nothing suspends. */
export async function bringPage(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy(), { lazy: undefined, loader: undefined });
    }
    await (route.handle as RouteHandle | undefined)?.warm(params);
  }
}

/**
 * A small data router: a page is loaded before it is shown, and the newest navigation wins. It has the
 * members that react-router 7.18.5 reads, which every package.json pins; after an update
 * `site-router.test.tsx` names those that are missing.
 * `createBrowserRouter` could replace it (decision 0013), but its forms, fetchers and middleware
 * cost 14 kB on every page.
 */
export function createSiteRouter(options: SiteRouterOptions): SiteRouter {
  const { routes, discover, leave = loadDocument } = options;
  const subscribers = new Set<Subscriber>();
  const matching = (pathname: string) => (matchRoutes(routes, pathname) ?? []) as State['matches'];
  let latest = 0;
  let state = {
    historyAction: 'POP',
    location: currentLocation(),
    matches: matching(pathOf(window.location.pathname)),
    navigation: { state: 'idle' },
    initialized: true,
    loaderData: {},
    fetchers: new Map(),
  } as unknown as State;

  /** @param flushSync renders at once instead of in slices */
  function update(change: object, flushSync = false): void {
    state = { ...state, ...change };
    const nothing = { deletedFetchers: [], newErrors: null, flushSync };
    for (const subscriber of subscribers) subscriber(state, nothing as Parameters<Subscriber>[1]);
  }

  async function bring(address: string): Promise<void> {
    const pathname = pathOf(address);
    const more = await discover(pathname);
    // First, so that a part's page wins over the page for unknown addresses.
    if (more) routes[0]?.children?.unshift(...more);
    await bringPage(routes, pathname);
  }

  /** @param write adds the page to the history after it has loaded */
  async function show(location: Location, historyAction: string, write?: () => void) {
    const own = ++latest;
    const { pathname } = location;
    const moved = pathname !== state.location.pathname;
    if (moved) {
      update({ navigation: { state: 'loading', location } });
      try {
        await bring(pathname);
        // A page that is loaded already would be rendered before the press is answered.
        await new Promise((done) => setTimeout(done));
      } catch {
        // An older navigation must not move the visitor.
        if (own === latest && !leave(location)) update({ navigation: { state: 'idle' } });
        return undefined;
      }
      if (own !== latest) return undefined;
    }
    try {
      write?.();
    } catch {
      // Browsers limit history changes per second. Open the document instead.
      return void leave(location);
    }
    const matches = matching(pathname);
    // Render together with the address, or typed text goes into a form of the previous page.
    return update({ location, historyAction, matches, navigation: { state: 'idle' } }, moved);
  }

  const createURL = (to: To) =>
    new URL(
      createHref(typeof to === 'string' ? to : { ...currentLocation(), ...to }),
      window.location.href,
    );

  async function navigate(to: To | number | null, { replace, state: usr }: NavigateOptions = {}) {
    if (typeof to === 'number') return history.go(to);
    const resolved = resolvePath(to ?? currentLocation(), state.location.pathname);
    const { search, hash } = resolved;
    // A link in content has the language in its address.
    const pathname = pathOf(resolved.pathname);
    const entry = { usr: (usr ?? null) as unknown, key: Math.random().toString(36).slice(2, 10) };
    const location = { pathname, search, hash, state: entry.usr, key: entry.key, mask: undefined };
    const write = replace ? 'replaceState' : 'pushState';
    return show(location, replace ? 'REPLACE' : 'PUSH', () =>
      history[write](entry, '', createHref(location)),
    );
  }

  const onPop = () => void show(currentLocation(), 'POP');
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
  Object.assign(router, { bring });
  return Object.defineProperty(router, 'state', { get: () => state }) as unknown as SiteRouter;
}
