import type { DevUpdate } from '@site/data-types/contract';
import { language } from '@site/data-types/language';
import type { RouteHandle } from '@site/federation';
import type { DataRouter, RouteObject } from 'react-router';
import refresh from 'react-refresh/runtime';
import type { FederationLoader } from '../remotes/loader';

/**
 * Replaces a running part when the development server has built it again. All loaded modules of the
 * part are loaded from the new release. React replaces the components and keeps their state. If
 * anything fails, the page reloads.
 */
export function replacePartsOnSave(loader: FederationLoader, router: DataRouter): void {
  addEventListener('site:update', (event) => {
    const { part, entry, language: built } = (event as CustomEvent<DevUpdate>).detail;
    if (!part || !entry) return;
    event.preventDefault();
    // A part without the page's language stands on it in English.
    const shown = entry.extras.languages?.includes(language) ? language : 'en';
    if (built !== shown) return;
    replacePart(loader, router, part, entry).catch((error: unknown) => {
      console.warn(`${part}: the page reloads, because the part could not be replaced`, error);
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
    // A page that was not visited yet loads from the new release later.
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
