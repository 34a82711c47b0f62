import { Fault } from '@site/contract/fault';
import type { PageKind, Release, ReleasePage } from '@site/data-types/contract';

/** A part's routes as its server bundle has them. */
interface Route {
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  children?: Route[];
  lazy?: () => Promise<{ handle?: { chunk?: string; kind?: string; meta?: unknown } }>;
}

/** The same as plain data, so that it can leave the process that runs the bundle. */
export interface RouteTree {
  path?: string | undefined;
  index?: boolean | undefined;
  caseSensitive?: boolean | undefined;
  children?: RouteTree[] | undefined;
  /** Of a route that has a module. */
  page?: RoutePage | undefined;
}

interface RoutePage {
  chunk?: string | undefined;
  kind?: string | undefined;
  hasMeta: boolean;
  /** Why its module cannot be loaded. */
  failed?: string | undefined;
}

/** Facts of a part for the list of pages. */
interface Pages {
  routes: RouteTree[];
  paths: string[];
  notFound: Record<string, string>;
}

/** The router's `matchRoutes`. */
export type MatchRoutes = (routes: RouteTree[], path: string) => { route: RouteTree }[] | null;

/** Loads every route of a part. @param routes of its server bundle */
export const routeTrees = (routes: unknown[]): Promise<RouteTree[]> =>
  Promise.all((routes as Route[]).map(treeOf));

async function treeOf(route: Route): Promise<RouteTree> {
  const { path, index, caseSensitive, children, lazy } = route;
  return {
    path,
    index,
    caseSensitive,
    ...(children && { children: await routeTrees(children) }),
    ...(lazy && { page: await pageOf(route) }),
  };
}

async function pageOf(route: Route): Promise<RoutePage> {
  try {
    const { chunk, kind, meta } = (await route.lazy?.())?.handle ?? {};
    return { chunk, kind, hasMeta: typeof meta === 'function' };
  } catch (error) {
    return { hasMeta: false, failed: (error as Error).message };
  }
}

/**
 * A part's pages with their kind and type.
 * @throws Fault naming a route without module, chunk, kind or metadata, or a path without route
 */
export function releasePages(
  { name, chunks }: Pick<Release, 'name' | 'chunks'>,
  { routes, paths, notFound }: Pages,
  match: MatchRoutes,
): Record<string, ReleasePage> {
  const types = new Map<RouteTree, ReleasePage>();
  const collect = (route: RouteTree): void => {
    route.children?.forEach(collect);
    if (!route.page) return;
    const where = `${name} ${route.path ?? 'index'}`;
    const { chunk, kind, hasMeta, failed } = route.page;
    if (failed !== undefined) throw new Fault(`${where}: its module cannot be loaded (${failed})`);
    if (!chunk || !chunks[chunk])
      throw new Fault(`${where}: its route names the chunk "${chunk ?? ''}", which was not built`);
    if (!isKind(kind))
      throw new Fault(`${where}: its kind is "${String(kind)}", neither content nor form`);
    if (!hasMeta) throw new Fault(`${where}: its module exports no meta`);
    types.set(route, { chunk, kind });
  };
  routes.forEach(collect);
  const typeOf = (path: string): ReleasePage => {
    const type = types.get(match(routes, path)?.at(-1)?.route ?? {});
    if (!type) throw new Fault(`${name} ${path}: no route answers this path`);
    return type;
  };
  Object.values(notFound).forEach(typeOf);
  return Object.fromEntries(paths.map((path) => [path, typeOf(path)]));
}

const isKind = (kind: string | undefined): kind is PageKind =>
  kind === 'content' || kind === 'form';
