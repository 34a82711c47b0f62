import type { CompanyConfig } from '@site/data-types/company';
import type { MetaArgs, PageContact, PageKind, RouteModule } from '@site/data-types/contract';
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
  /** Number that the header and the call bar show, if it is not the company's main number. */
  contact: ((company: CompanyConfig) => PageContact) | undefined;
  /** `own`: the page stands alone, without the site's header, footer, chat, offer and analytics. */
  frame: 'own' | undefined;
}

export interface RouteDefinition {
  /** Absolute pattern, e.g. `/blog/:slug`. */
  path: string;
  /** The `webpackChunkName` of `load`. */
  chunk: string;
  kind: PageKind;
  load: () => Promise<RouteModule<ComponentType>>;
  /** Other named chunks to preload, e.g. `map`. */
  chunks?: (params: Params) => string[];
  /** Number that the header and the call bar show on this page; default: the company's main one. */
  contact?: RouteHandle['contact'];
  /** `own` for a page without the site's header, footer, chat, offer and analytics. */
  frame?: 'own';
}

/**
 * Defines a route of a part. Its module loads when the visitor is about to open it. Its records load
 * before it is shown: on the server, at hydration and on navigation.
 */
export function defineRoute(definition: RouteDefinition): NonIndexRouteObject {
  const { path, chunk, kind, load, chunks = () => [], contact, frame } = definition;
  return {
    id: path,
    path,
    lazy: async () => {
      const module = await retryOnce(load);
      const warm = module.warm ?? (() => Promise.resolve());
      const handle: RouteHandle = { chunk, kind, meta: module.meta, warm, chunks, contact, frame };
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
