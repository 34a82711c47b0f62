import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { singletons } from '@site/build/parts';
import { Fault } from '@site/contract/fault';
import type { Release, RemoteServerModule } from '@site/data-types/contract';
import { loadBundle } from './bundle';
import { releasePages, routeTrees } from './release-pages';
import type { MatchRoutes } from './release-pages';

type Part = RemoteServerModule<unknown>;

interface Installed {
  'react-router-dom': { matchRoutes: MatchRoutes };
  '@site/store': { sliceVersions: Record<string, number> };
  '@site/federation': { provideLoader: (loader: object) => void };
}

/** Shared packages as the sources of a part resolve them. @param names those to load, else all */
export async function installedSingletons<Name extends keyof Installed>(
  dir: string,
  names = Object.keys(singletons) as Name[],
): Promise<Pick<Installed, Name>> {
  const { resolve } = createRequire(join(dir, 'package.json'));
  const load = async (name: string) => [
    name,
    (await import(pathToFileURL(resolve(name)).href)) as unknown,
  ];
  return Object.fromEntries(await Promise.all(names.map(load))) as Pick<Installed, Name>;
}

/**
 * Pages of a part that was just built, from its server bundle alone.
 * @throws Fault as {@link releasePages}, or when the bundle is not that of a part
 */
export async function builtPages(
  release: Pick<Release, 'name' | 'chunks'>,
  dist: string,
  installed: Installed,
): Promise<Release['pages']> {
  installed['@site/federation'].provideLoader({
    record: async (_part: string, path: string) => {
      const text = await readFile(join(dist, 'browser/records', `${path}.json`), 'utf8').catch(
        () => undefined,
      );
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
  });
  const shell = release.name === 'shell';
  const file = join(dist, 'server/index.cjs');
  const bundle = loadBundle<Part & { default?: Part }>(file, shell ? {} : { ...installed });
  const part = shell ? bundle : bundle.default;
  if (!part?.routes) throw new Fault('server/index.cjs: exports no default with the routes');
  const pages = {
    routes: await routeTrees(part.routes),
    paths: await part.paths(),
    notFound: part.notFound,
  };
  return releasePages(release, pages, installed['react-router-dom'].matchRoutes);
}
