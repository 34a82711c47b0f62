import { keepFragments, provideLoader, provideSiteData, report } from '@site/federation';
import type { RouteHandle } from '@site/federation';
import { provideCompany, startPersistence } from '@site/store';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepDocument } from './kept-document';
import { leave, leavingOnFailure } from './leave';
import { readPage } from './page';
import { createFederationLoader, ownerOf } from './remotes';
import { createRoutes, rootId } from './routes';

/**
 * Makes the document live: register the remotes, load the owner of this page and what it shows,
 * then hydrate. Where the owner cannot run, the prerendered content stays inside a live shell.
 */
export async function start(): Promise<void> {
  const { site, company } = readPage();
  provideCompany(company);
  provideSiteData(site);
  const loader = createFederationLoader(site, document.documentElement.dataset.status === '404');
  provideLoader(loader);

  const routesOf = async (name: ReturnType<typeof ownerOf>): Promise<RouteObject[]> =>
    name ? ((await loader.load(`${name}/routes`)) as { routes: RouteObject[] }).routes : [];

  const owner = ownerOf(location.pathname, site);
  const patched = new Set<string>();
  let routes: RouteObject[];
  try {
    routes = createRoutes(await routesOf(owner));
    await resolveMatches(routes);
    if (owner) patched.add(owner);
  } catch (error) {
    report(owner ?? 'shell', error);
    keepDocument();
    routes = createRoutes([{ id: 'kept', path: location.pathname, element: null }]);
  }

  const matches = matchRoutes(routes, location) ?? [];
  const router = createBrowserRouter(
    leavingOnFailure(routes, () => router),
    {
      hydrationData: { loaderData: Object.fromEntries(matches.map((m) => [m.route.id, null])) },
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const name = ownerOf(path, site);
        if (!name || patched.has(name)) return;
        try {
          const more = await routesOf(name);
          if (signal.aborted || patched.has(name)) return;
          patched.add(name);
          patch(
            rootId,
            leavingOnFailure(more, () => router),
          );
        } catch (error) {
          report(name, error);
          await leave(router);
        }
      },
    },
  );

  loader.arrived();
  keepFragments(document);
  hydrateRoot(document.getElementById('root') ?? document.body, <RouterProvider router={router} />);
  startPersistence();
  document.documentElement.dataset.live = '';
}

/** Loads the modules and records of the page before React sees it, so that nothing suspends. */
async function resolveMatches(routes: RouteObject[]): Promise<void> {
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const resolved = await route.lazy();
    await (resolved.handle as RouteHandle | undefined)?.warm(params);
    Object.assign(route, resolved, { lazy: undefined });
  }
}
