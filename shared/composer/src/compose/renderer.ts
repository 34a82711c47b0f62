import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@site/contract/fault';
import type { RenderedPage } from '@site/contract/page';
import { releaseDir } from '@site/contract/paths';
import type { CompanyConfig } from '@site/data-types/company';
import type { Release, RemoteServerModule } from '@site/data-types/contract';
import { loadBundle } from '../release/bundle';

type Part = RemoteServerModule<unknown>;

export interface ShellBundle extends Omit<Part, 'modules'> {
  shared: Record<string, unknown>;
  createRenderer: (input: {
    company: CompanyConfig;
    routes: unknown[];
    loader: {
      load: (id: string) => Promise<unknown>;
      peek: (id: string) => unknown;
      record: (part: string, path: string) => Promise<unknown>;
    };
  }) => (path: string) => Promise<RenderedPage>;
}

export interface Renderer {
  render: (path: string) => Promise<RenderedPage>;
  /** Server side of every part, by name. */
  parts: Map<string, Omit<Part, 'modules'>>;
}

const bundleOf = ({ name, version }: Release): string =>
  join(releaseDir(name, version), 'server/index.cjs');

/** Prerenders pages with exactly the releases of a set. */
export function createRenderer(releases: Release[], company: CompanyConfig): Renderer {
  const shellRelease = releases.find(({ name }) => name === 'shell');
  if (!shellRelease) throw new Fault('A set needs a shell.');
  const shell = loadBundle<ShellBundle>(bundleOf(shellRelease), {});
  const remotes = new Map<string, Part>();
  const dirs = new Map<string, string>();
  for (const release of releases) {
    if (release === shellRelease) continue;
    const { default: part } = loadBundle<{ default: Part }>(bundleOf(release), shell.shared);
    remotes.set(release.name, part);
    dirs.set(release.name, releaseDir(release.name, release.version));
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
    parts: new Map<string, Omit<Part, 'modules'>>([['shell', shell], ...remotes]),
  };
}
