import type { MetaArgs, PageKind, RouteModule } from '@site/data-types/contract';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';
import { retryOnce } from './retry';

type Params = MetaArgs['params'];

/** Data of a matched route for the shell and the prerenderer. */
export interface RouteHandle {
  /** Named chunk that holds the route module. */
  chunk: string;
  kind: PageKind;
  meta: RouteModule<ComponentType>['meta'];
  warm: (params: Params) => Promise<unknown>;
  /** Other named chunks to preload. */
  chunks: (params: Params) => string[];
  /** Office whose number the header and the call bar dial. The second office takes no bookings. */
  office: 'main' | 'second';
}

export interface RouteDefinition {
  /** Absolute pattern, e.g. `/blog/:slug`. */
  path: string;
  /** The `webpackChunkName` of `load`. */
  chunk: string;
  kind: PageKind;
  load: () => Promise<RouteModule<ComponentType>>;
  /** Other named chunks to preload, e.g. `drawing-dryer`. */
  chunks?: (params: Params) => string[];
  /** Office of the page; default: `main`. */
  office?: RouteHandle['office'];
}

/**
 * Defines a route of a part. Its module loads when the visitor is about to open it. Its records load
 * before it is shown: on the server, at hydration and on navigation.
 */
export function defineRoute(definition: RouteDefinition): NonIndexRouteObject {
  const { path, chunk, kind, load, chunks = () => [], office = 'main' } = definition;
  return {
    id: path,
    path,
    lazy: async () => {
      const module = await retryOnce(load);
      const warm = module.warm ?? (() => Promise.resolve());
      const handle: RouteHandle = { chunk, kind, meta: module.meta, warm, chunks, office };
      return {
        Component: module.default,
        handle,
        loader: async ({ params }) => {
          await warm(params);
          return null;
        },
      };
    },
  };
}
