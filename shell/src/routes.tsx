import { defineRoute } from '@site/federation';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './components/Layout';
import { RouteError } from './components/RouteError';
import { reportOnly } from './recover';
import type { Recover } from './recover';

/**
 * The shell's own routes. Routes of remotes are added below the root when they are needed.
 * @param recover called when a page throws
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
        // First, so that preserved content at the root wins over a home page that failed.
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
