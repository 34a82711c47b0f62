import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartDeclaration, RemoteServerModule } from '@site/data-types/contract';
import { paths } from '@site/data-types/paths';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { preparePage } from './testing';

export interface PartContract {
  /** Folder of the part, with its package.json. */
  dir: string;
  server: RemoteServerModule<RouteObject>;
  /** Makes the part's records as the build does; left out if the part has none. */
  records?: () => Promise<Record<string, unknown>>;
  /** Names that each exposed module exports, by request: `{'./coverage': ['isServed']}`. */
  exposed: Record<string, string[]>;
}

/** Registers the tests of what every remote promises to the shell and to other parts. */
export function testContract({ dir, server, records, exposed }: PartContract): void {
  const { site } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    site: PartDeclaration;
  };
  const answering = (path: string) => matchRoutes(server.routes, path)?.at(-1)?.route.path;
  const isBelow = (path: string, prefix: string) =>
    path === prefix || path.startsWith(`${prefix}/`);
  let made: Record<string, unknown> = {};

  describe('contract', () => {
    beforeAll(async () => {
      made = (await records?.()) ?? {};
      preparePage({ records: made });
    });

    test('each prerendered path is listed once, has a route and lies below a prefix', async () => {
      const paths = await server.paths();
      expect(new Set(paths).size).toBe(paths.length);
      for (const prefix of site.prefixes)
        expect(paths.filter((path) => isBelow(path, prefix))).not.toEqual([]);
      for (const path of paths) {
        expect(site.prefixes.filter((prefix) => isBelow(path, prefix))).toHaveLength(1);
        expect(answering(path)).toMatch(/^\/[^*]+$/);
      }
    });

    test('the pages that other parts link to are prerendered', async () => {
      const linked = Object.values(paths).filter((path) =>
        site.prefixes.some((prefix) => isBelow(path, prefix)),
      );
      expect(await server.paths()).toEqual(expect.arrayContaining(linked));
    });

    test('the route of an unknown address is the one of its document', () => {
      for (const [pattern, path] of Object.entries(server.notFound)) {
        expect(answering(path)).toMatch(/^\/[^*]+$/);
        const unknown = pattern.replaceAll('*', 'unknown');
        expect(answering(unknown)).toBe(answering(path));
        // The shell's document answers deeper addresses, so its route must, too.
        expect(answering(`${unknown}/deeper`)).toBeUndefined();
      }
    });

    test('the exposed modules export what other parts call', async () => {
      const found = await Promise.all(
        Object.entries(site.exposes).map(async ([request, file]) => [
          request,
          Object.keys((await import(join(dir, file))) as object).sort(),
        ]),
      );
      const expected = { './routes': ['routes'], ...exposed };
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(Object.entries(expected).map(([name, keys]) => [name, keys.toSorted()])),
      );
    });

    test('the modules that a stored key starts can be started', async () => {
      for (const request of Object.values(site.startsWhenStored ?? {})) {
        const module = (await import(join(dir, site.exposes[request] ?? ''))) as object;
        expect(module).toHaveProperty('start', expect.any(Function));
      }
    });

    test('every fragment can be prerendered', () => {
      const fragments = Object.entries(site.exposes)
        .filter(([, file]) => file.startsWith('./src/fragments/'))
        .map(([request]) => request.slice('./'.length));
      expect(Object.keys(server.modules)).toEqual(expect.arrayContaining(fragments));
    });

    test('the records that other parts may read are made', () => {
      const kinds = new Set(Object.keys(made).map((path) => path.split('/')[0]));
      for (const kind of site.records ?? []) expect(kinds).toContain(kind);
    });
  });
}
