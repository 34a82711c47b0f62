/** The same pages as one bundle without federation, for comparison. Built by bytes.ts. */
import '@site/ui/tokens.css';
import { provideLoader } from '@site/federation';
import type { RouteHandle } from '@site/federation';
import { provideCompany, startPersistence } from '@site/store';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes as blog } from '../../mf-blog/src/routes';
import { routes as booking } from '../../mf-booking/src/routes';
import { routes as catalog } from '../../mf-catalog/src/routes';
import { routes as estimator } from '../../mf-estimator/src/routes';
import { routes as areas } from '../../mf-service-areas/src/routes';
import { createRoutes } from '../../shell/src/routes';

async function start() {
  provideCompany(await (await fetch('/company.json')).json());
  provideLoader({
    record: async (part, path) => (await fetch(`/records/${part}/${path}.json`)).json(),
  });
  const routes = createRoutes([...blog, ...booking, ...catalog, ...estimator, ...areas]);
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const resolved = await route.lazy();
    await (resolved.handle as RouteHandle).warm(params);
    Object.assign(route, resolved, { lazy: undefined });
  }
  createRoot(document.body).render(<RouterProvider router={createBrowserRouter(routes)} />);
  startPersistence();
}

void start();
