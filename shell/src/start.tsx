import { outboxPrefix } from '@site/data-types/outbox';
import {
  keepFragments,
  loadModule,
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
import { takeEarlyPress } from './early-press';
import { followInspect, loadInspector } from './inspect/follow-inspect';
import { inspecting } from './inspect/inspecting';
import { keepDocument } from './kept-document';
import { bringPage, createSiteRouter } from './navigation/site-router';
import { readPage } from './page';
import { recoverWith } from './recover';
import { createFederationLoader } from './remotes/loader';
import { ownerOf } from './remotes/part-versions';
import { createRoutes } from './routes';

/**
 * Makes the document live: register the remotes, load the owner of this page and what it shows,
 * then hydrate. Where the owner cannot run, the prerendered content stays inside a live shell.
 */
export async function start(): Promise<void> {
  const page = document.documentElement;
  const { site: composed, company } = readPage();
  nameInlinedStyles();
  const override = composed.overrides && (await loadOverride()).enterOverride(composed);
  const site = override ?? composed;
  provideCompany(company);
  provideSiteData(site);
  const owner = ownerOf(location.pathname, site);
  const inspector = inspecting(site) ? await loadInspector() : undefined;
  const loader = createFederationLoader(site, {
    first: inspector ? undefined : owner,
    plugins: inspector && [inspector.recordShared],
    missing: !override && page.dataset.status === '404',
  });
  inspector?.tellDevtools(site);
  provideLoader(loader);
  const recover = recoverWith(loader);

  const routesOf = async (name: ReturnType<typeof ownerOf>): Promise<RouteObject[]> =>
    name ? ((await loader.load(`${name}/routes`)) as { routes: RouteObject[] }).routes : [];

  const patched = new Set<string>();
  let routes: RouteObject[];
  let anew = override !== undefined;
  try {
    const own = await routesOf(owner);
    // The version before this one would not render what the document shows: an article stays as it
    // was printed, a form is made anew.
    const cause = owner && loader.fellBack(owner);
    if (cause !== undefined && page.dataset.kind !== 'form') throw cause;
    anew ||= cause !== undefined;
    routes = createRoutes(own, recover);
    await bringPage(routes, location.pathname);
    if (owner) patched.add(owner);
  } catch (error) {
    report(owner ?? 'shell', error);
    keepDocument();
    routes = createRoutes([{ id: 'kept', path: location.pathname, element: null }], recover);
  }

  const router = createSiteRouter({
    routes,
    async discover(path) {
      const name = ownerOf(path, site);
      if (!name || patched.has(name)) return undefined;
      try {
        const more = await routesOf(name);
        // Two navigations may have waited for them.
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
  followInspect(router, loader);
  loader.arrived();
  keepFragments(document);
  const root = document.getElementById('root') ?? document.body;
  const [replayPress, enterTyped] = [takeEarlyPress(), takeTyped(root)];
  const takeOver = () => {
    enterTyped();
    replayPress();
  };
  const live = <Site router={router} takeOver={takeOver} />;
  if (anew) {
    // Fragments must not wait for their prerendered selves, which are seen until React is done.
    for (const printed of root.querySelectorAll('[data-fragment]')) {
      printed.removeAttribute('data-fragment');
    }
    createRoot(root).render(live);
  } else {
    // In slices, so that a touch meanwhile is answered.
    startTransition(() => void hydrateRoot(root, live));
  }
}

const loadOverride = () => import(/* webpackChunkName: "override" */ './override');

/**
 * The bundler takes an inlined stylesheet for loaded when it bears the address of the file; an
 * address names part and version, so another version brings its own.
 */
function nameInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-href]')) {
    style.dataset.href = new URL(style.dataset.href ?? '', location.origin).href;
  }
}

/** The site, and what begins once it is live. @param takeOver what the visitor did before */
function Site({ router, takeOver }: { router: DataRouter; takeOver: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.live = '';
    takeOver();
    sendKeptRequests();
    return startPersistence();
  }, [takeOver]);
  return <RouterProvider router={router} />;
}

/** Requests that an earlier visit could not send go out from whatever page is opened next. */
function sendKeptRequests(): void {
  try {
    if (!Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix))) return;
  } catch {
    return; // Storage is blocked: nothing can have been kept.
  }
  const outbox = loadModule('mf-booking/outbox', null);
  void outbox.then((module) => module?.start());
}
