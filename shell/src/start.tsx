import {
  findForeign,
  keepFragments,
  pathOf,
  provideLoader,
  provideSiteData,
  report,
  takeTyped,
} from '@site/federation';
import { provideCompany, startPersistence } from '@site/store';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { DataRouter, RouteObject } from 'react-router';
import { captureEarlyPress } from './early-press';
import { followInspect, loadInspector } from './inspect/follow-inspect';
import { inspecting } from './inspect/inspecting';
import { keepDocument } from './preserved-document';
import { bringPage, createSiteRouter } from './navigation/site-router';
import { warmLinks } from './navigation/warm-links';
import { readPage } from './page';
import { recoverWith } from './recover';
import { createFederationLoader } from './remotes/loader';
import { ownerOf } from './remotes/part-versions';
import { createRoutes } from './routes';
import { startStored } from './start-stored';
import { wholeStyles } from './whole-styles';

/**
 * Hydrates the document: registers the remotes, loads the page's part and records, then hydrates. If
 * that part cannot run, the prerendered content stays inside a working shell.
 */
export async function start(): Promise<void> {
  const page = document.documentElement;
  const { site: composed, company } = await readPage();
  nameInlinedStyles();
  const override = composed.overrides && (await loadOverride()).enterOverride(composed);
  const site = override ?? composed;
  provideCompany(company);
  provideSiteData(site);
  findForeign(site);
  const path = pathOf(location.pathname);
  const owner = ownerOf(path, site);
  const inspector = inspecting(site) ? await loadInspector() : undefined;
  const loader = createFederationLoader(site, {
    first: inspector ? undefined : owner,
    plugins: inspector && [inspector.recordShared],
    missing: !override && page.dataset.status === '404',
  });
  inspector?.publishToDevtools(site);
  provideLoader(loader);
  const recover = recoverWith(loader);

  const routesOf = async (name: ReturnType<typeof ownerOf>): Promise<RouteObject[]> =>
    name ? ((await loader.load(`${name}/routes`)) as { routes: RouteObject[] }).routes : [];

  const patched = new Set<string>();
  let routes: RouteObject[];
  let renderFresh = override !== undefined;
  try {
    const own = await routesOf(owner);
    // The previous version may render something else than the document shows. So an article stays
    // prerendered, and a form is rendered again instead of hydrated.
    const cause = owner && loader.fallbackCause(owner);
    if (cause !== undefined && page.dataset.kind !== 'form') throw cause;
    renderFresh ||= cause !== undefined;
    routes = createRoutes(own, recover);
    await bringPage(routes, path);
    if (owner) patched.add(owner);
  } catch (error) {
    report(owner ?? 'shell', error);
    keepDocument();
    routes = createRoutes([{ id: 'preserved', path, element: null }], recover);
  }

  const router = createSiteRouter({
    routes,
    async discover(path) {
      const name = ownerOf(path, site);
      if (!name || patched.has(name)) return undefined;
      try {
        const more = await routesOf(name);
        // Two navigations may have waited for the same routes.
        if (patched.has(name)) return undefined;
        patched.add(name);
        return more;
      } catch (error) {
        report(name, error);
        throw error;
      }
    },
  });

  if (process.env.NODE_ENV === 'development') {
    const { replacePartsOnSave } = await import('./dev/replace-part');
    replacePartsOnSave(loader, router);
  }
  warmLinks((pathname) => router.bring(pathname));
  followInspect(router, loader);
  loader.firstPageLoaded();
  await wholeStyles();
  keepFragments(document);
  const root = document.getElementById('root') ?? document.body;
  const [replayPress, enterTyped] = [captureEarlyPress(), takeTyped(root)];
  const onLive = () => {
    enterTyped();
    replayPress();
    startStored(site.registry);
  };
  const siteElement = <Site router={router} onLive={onLive} />;
  if (renderFresh) {
    // Fragments must not wait until their prerendered elements come near: React replaces these.
    for (const element of root.querySelectorAll('[data-fragment]')) {
      element.removeAttribute('data-fragment');
    }
    createRoot(root).render(siteElement);
  } else {
    // Hydrate in slices, so that the page can react to a touch meanwhile.
    startTransition(() => void hydrateRoot(root, siteElement));
  }
}

const loadOverride = () => import(/* webpackChunkName: "override" */ './override');

/**
 * Gives inlined style sheets the full address of their file, so that the bundler does not load them
 * again. The address contains part and version, so another version still loads its own.
 */
function nameInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-href]')) {
    style.dataset.href = new URL(style.dataset.href ?? '', location.origin).href;
  }
}

/** The site. @param onLive called when the page is hydrated */
function Site({ router, onLive }: { router: DataRouter; onLive: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.live = '';
    onLive();
    return startPersistence();
  }, [onLive]);
  return <RouterProvider router={router} />;
}
