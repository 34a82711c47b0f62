import { Fault } from '@site/contract/fault';
import type { PageKind, Release, ReleasePage } from '@site/data-types/contract';

/** A part's routes as its server bundle has them. */
interface Route {
  path?: string;
  children?: Route[];
  lazy?: () => Promise<{ handle?: { chunk?: string; kind?: PageKind; meta?: unknown } }>;
}

/** What the list of pages needs of a server bundle. */
interface Pages {
  routes: unknown[];
  paths: () => string[] | Promise<string[]>;
  notFound: Record<string, string>;
}

/** The router's `matchRoutes`. */
export type MatchRoutes = (routes: Route[], path: string) => { route: Route }[] | null;

/**
 * A part's pages with their kind and type. Loads every route on the way.
 * @throws Fault naming a route without module, chunk, kind or metadata, or a path without route
 */
export async function releasePages(
  { name, chunks }: Pick<Release, 'name' | 'chunks'>,
  { routes, paths, notFound }: Pages,
  match: MatchRoutes,
): Promise<Record<string, ReleasePage>> {
  const types = new Map<Route, ReleasePage>();
  const load = async (route: Route): Promise<void> => {
    for (const child of route.children ?? []) await load(child);
    if (!route.lazy) return;
    const where = `${name} ${route.path ?? 'index'}`;
    const { handle } = await route.lazy().catch((error: Error) => {
      throw new Fault(`${where}: its module cannot be loaded (${error.message})`);
    });
    const { chunk, kind, meta } = handle ?? {};
    if (!chunk || !chunks[chunk])
      throw new Fault(`${where}: its route names the chunk "${chunk ?? ''}", which was not built`);
    if (kind !== 'content' && kind !== 'form')
      throw new Fault(`${where}: its kind is "${String(kind)}", neither content nor form`);
    if (typeof meta !== 'function') throw new Fault(`${where}: its module exports no meta`);
    types.set(route, { chunk, kind });
  };
  for (const route of routes as Route[]) await load(route);
  const typeOf = (path: string): ReleasePage => {
    const type = types.get(match(routes as Route[], path)?.at(-1)?.route ?? {});
    if (!type) throw new Fault(`${name} ${path}: no route answers this path`);
    return type;
  };
  Object.values(notFound).forEach(typeOf);
  return Object.fromEntries((await paths()).map((path) => [path, typeOf(path)]));
}
