import { defineRoute } from '@site/federation';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './components/Layout';
import { RouteError } from './components/RouteError';
import { reportOnly } from './recover';
import type { Recover } from './recover';

/**
 * The shell's own routes; everything else is patched in below the root when it is needed.
 * @param recover what is done about a page that throws
 */
export function createRoutes(
  remoteRoutes: RouteObject[] = [],
  recover: Recover = reportOnly,
): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      Component: Layout,
      errorElement: <RouteError recover={recover} />,
      children: [
        // First, so that a kept document at the root wins over the home page that failed.
        ...remoteRoutes,
        defineRoute({
          path: '/',
          chunk: 'home',
          kind: 'content',
          load: () => import(/* webpackChunkName: "home" */ './routes/home'),
        }),
        defineRoute({
          path: '*',
          chunk: 'not-found',
          kind: 'content',
          load: () => import(/* webpackChunkName: "not-found" */ './routes/not-found'),
        }),
      ],
    },
  ];
}
