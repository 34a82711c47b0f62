import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@site/contract/fault';
import type { RenderedPage } from '@site/contract/page';
import type { SiteFacts } from '@site/contract/company';
import type { RemoteServerModule } from '@site/data-types/contract';
import { loadBundle } from '../release/bundle';

type Part = RemoteServerModule<unknown>;

export interface ShellBundle extends Omit<Part, 'modules'> {
  shared: Record<string, unknown>;
  createRenderer: (input: {
    company: SiteFacts;
    routes: unknown[];
    loader: {
      load: (id: string) => Promise<unknown>;
      peek: (id: string) => unknown;
      record: (part: string, path: string) => Promise<unknown>;
    };
  }) => (path: string) => Promise<RenderedPage>;
}

/** A release on this machine. */
export interface ReleaseFolder {
  name: string;
  dir: string;
}

/** Server side of a part. */
export type ServerSide = Omit<Part, 'modules'>;

export interface Bundles {
  render: (path: string) => Promise<RenderedPage>;
  /** By name. */
  parts: Map<string, ServerSide>;
}

const bundleOf = ({ dir }: ReleaseFolder): string => join(dir, 'server/index.cjs');

/**
 * Runs the server bundles of a set. They are code of several teams, so call it only in a process
 * without secrets: `renderer.ts` starts one.
 */
export function runBundles(releases: ReleaseFolder[], company: SiteFacts): Bundles {
  const shellRelease = releases.find(({ name }) => name === 'shell');
  if (!shellRelease) throw new Fault('A set needs a shell.');
  const shell = loadBundle<ShellBundle>(bundleOf(shellRelease), {});
  const remotes = new Map<string, Part>();
  const dirs = new Map<string, string>();
  for (const release of releases) {
    if (release === shellRelease) continue;
    const { default: part } = loadBundle<{ default: Part }>(bundleOf(release), shell.shared);
    remotes.set(release.name, part);
    dirs.set(release.name, release.dir);
  }
  const peek = (id: string): unknown => {
    const [part = '', name = ''] = id.split('/');
    return remotes.get(part)?.modules[name];
  };
  const render = shell.createRenderer({
    company,
    routes: [...remotes.values()].flatMap((part) => part.routes),
    loader: {
      peek,
      async load(id) {
        const module = peek(id);
        if (!module) throw new Error(`${id} is in no release of this set`);
        return module;
      },
      async record(part, path) {
        const file = join(dirs.get(part) ?? '', 'browser/records', `${path}.json`);
        const text = await readFile(file, 'utf8').catch(() => undefined);
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      },
    },
  });
  return {
    render,
    parts: new Map<string, ServerSide>([['shell', shell], ...remotes]),
  };
}
