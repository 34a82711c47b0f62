import type { DevUpdate } from '@site/data-types/contract';
import type { RouteHandle } from '@site/federation';
import type { DataRouter, RouteObject } from 'react-router';
import refresh from 'react-refresh/runtime';
import type { FederationLoader } from '../remotes/loader';

/**
 * Puts another release of a part in place of the one that runs, when the development server has
 * built it: every module that the page has of the part is loaded again, React exchanges the
 * components and keeps their state. Where anything of it fails the page is loaded again.
 */
export function replacePartsOnSave(loader: FederationLoader, router: DataRouter): void {
  addEventListener('site:update', (event) => {
    const { part, entry } = (event as CustomEvent<DevUpdate>).detail;
    if (!part || !entry) return;
    event.preventDefault();
    replacePart(loader, router, part, entry).catch((error: unknown) => {
      console.warn(`${part}: loaded again, since it could not be replaced`, error);
      location.reload();
    });
  });
}

async function replacePart(
  loader: FederationLoader,
  router: DataRouter,
  part: string,
  entry: NonNullable<DevUpdate['entry']>,
): Promise<void> {
  const modules = (await loader.replace?.(part, entry)) ?? {};
  const { routes = [] } = (modules[`${part}/routes`] ?? {}) as { routes?: RouteObject[] };
  const shown = router.routes[0]?.children ?? [];
  for (const route of routes) {
    const old = shown.find(({ id }) => id === route.id);
    if (!old) return location.reload();
    const match = router.state.matches.find((of) => of.route.id === route.id);
    // A page that was not visited yet is loaded from the new release when it is.
    if (typeof route.lazy === 'function' && (match || !old.lazy)) {
      Object.assign(route, await route.lazy(), { lazy: undefined, loader: undefined });
    }
    Object.assign(old, route);
    await (match && (route.handle as RouteHandle).warm(match.params));
  }
  const current = new URL(entry.url, location.origin).href.replace(/[^/]+$/, '');
  const ofPart = `/releases/${part}/`;
  for (const style of document.querySelectorAll<HTMLElement>(
    'style[data-href], link[rel=stylesheet]',
  )) {
    const href = style.dataset.href ?? style.getAttribute('href') ?? '';
    if (href.includes(ofPart) && !href.startsWith(current)) style.remove();
  }
  refresh.performReactRefresh();
}
