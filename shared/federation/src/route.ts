import type { MetaArgs, PageKind, RouteModule } from '@site/data-types/contract';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';
import { retryOnce } from './retry';

type Params = MetaArgs['params'];

/** What the shell and the prerenderer read of a matched route. */
export interface RouteHandle {
  /** Named chunk that holds the route module. */
  chunk: string;
  kind: PageKind;
  meta: RouteModule<ComponentType>['meta'];
  warm: (params: Params) => Promise<unknown>;
  /** Further named chunks that the page asks for at once, for preloading. */
  chunks: (params: Params) => string[];
  /** Whose number the page's header and call bar dial; the second office takes no bookings here. */
  office: 'main' | 'second';
}

export interface RouteDefinition {
  /** Absolute pattern, e.g. `/blog/:slug`. */
  path: string;
  /** The `webpackChunkName` of `load`. */
  chunk: string;
  kind: PageKind;
  load: () => Promise<RouteModule<ComponentType>>;
  /** Further named chunks that the page asks for at once (`drawing-dryer`), for preloading. */
  chunks?: (params: Params) => string[];
  /** A page of the business's second office; `main` unless told. */
  office?: RouteHandle['office'];
}

/**
 * A route of a part. Its module is loaded when a visitor heads for it; its records are loaded
 * before it is shown, on the server, at hydration and on navigation alike.
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
