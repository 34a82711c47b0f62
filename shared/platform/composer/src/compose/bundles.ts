import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@site/contract/fault';
import type { RenderedPage } from '@site/contract/page';
import type { SiteFacts } from '@site/contract/company';
import { folderOf } from '@site/contract/languages';
import type { Language, RemoteServerModule } from '@site/data-types/contract';
import { loadBundle } from '../release/bundle';

type Part = RemoteServerModule<unknown>;

export interface ShellBundle extends Omit<Part, 'modules'> {
  shared: Record<string, unknown>;
  createRenderer: (input: {
    company: SiteFacts;
    routes: unknown[];
    /** Prefixes of each part whose pages are in English within a site of another language. */
    foreign?: Record<string, string[]>;
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
  /** Default: English. */
  language?: Language | undefined;
  prefixes: string[];
}

/** Server side of a part. */
export type ServerSide = Omit<Part, 'modules'>;

export interface Bundles {
  render: (path: string) => Promise<RenderedPage>;
  /** By name. */
  parts: Map<string, ServerSide>;
}

const bundleOf = ({ dir, language }: ReleaseFolder): string =>
  join(dir, 'server', folderOf(language), 'index.cjs');

/**
 * Runs the server bundles of a set. They are code of several teams, so call it only in a process
 * without secrets: `renderer.ts` starts one.
 */
export function runBundles(releases: ReleaseFolder[], company: SiteFacts): Bundles {
  const shellRelease = releases.find(({ name }) => name === 'shell');
  if (!shellRelease) throw new Fault('A set needs a shell.');
  const shell = loadBundle<ShellBundle>(bundleOf(shellRelease), {});
  const remotes = new Map<string, Part>();
  const recordsOf = new Map<string, string>();
  for (const release of releases) {
    if (release === shellRelease) continue;
    const { default: part } = loadBundle<{ default: Part }>(bundleOf(release), shell.shared);
    remotes.set(release.name, part);
    const { name, dir, language } = release;
    recordsOf.set(name, join(dir, 'browser', folderOf(language), 'records'));
  }
  const peek = (id: string): unknown => {
    const [part = '', name = ''] = id.split('/');
    return remotes.get(part)?.modules[name];
  };
  const render = shell.createRenderer({
    company,
    routes: [...remotes.values()].flatMap((part) => part.routes),
    foreign: Object.fromEntries(
      releases
        .filter(({ language }) => language !== shellRelease.language)
        .map(({ name, prefixes }) => [name, prefixes]),
    ),
    loader: {
      peek,
      async load(id) {
        const module = peek(id);
        if (!module) throw new Error(`${id} is in no release of this set`);
        return module;
      },
      async record(part, path) {
        const file = join(recordsOf.get(part) ?? '', `${path}.json`);
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
