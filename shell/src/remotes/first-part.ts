import { pageRuntimeGlobal } from '@site/build/page-runtime';
import { entryScript } from './entry-script';
import type { PartVersion } from './part-versions';
import { singletons } from './singletons';

/** What an entry leaves behind: the container protocol of Module Federation. */
export interface Container {
  get: (request: string) => Promise<() => unknown>;
}

/** What an entry tells its bundler runtime about a chunk, in webpack's own names. */
interface ChunkToServe {
  chunkId: string;
  promises: Promise<unknown>[];
  installedModules: Record<string, unknown>;
  webpackRequire: {
    c: Record<string, unknown>;
    m: Record<string, (module: { exports: unknown }) => void>;
    consumesLoadingData: {
      chunkMapping: Record<string, string[] | undefined>;
      moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }>;
    };
  };
}

const numbers = (version: string) => version.split('.').map(Number);

/** Whether a version lies in a caret range; the whole runtime judges any other range. */
export function accepts(range: string, version = ''): boolean {
  const [[major, minor = 0, patch = 0], [x, y = 0, z = 0]] = [
    numbers(range.slice(1)),
    numbers(version),
  ];
  return range.startsWith('^') && major === x && (y > minor || (y === minor && z >= patch));
}

/** Gives the modules of a chunk the shell's singletons, in versions that the part accepts. */
function consumes({ chunkId, promises, installedModules, webpackRequire }: ChunkToServe): void {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    const { shareKey = '', requiredVersion = '' } = moduleIdToConsumeDataMapping[id] ?? {};
    const { version, module: shared } = singletons[shareKey] ?? {};
    if (!accepts(requiredVersion, version)) {
      const has = `the page has ${version ?? 'none'}`;
      promises.push(Promise.reject(new Error(`needs ${shareKey} ${requiredVersion}, ${has}`)));
      continue;
    }
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = shared;
    };
  }
}

/**
 * Opens the part that answers the document before federation's runtime is there, which costs 20 kB
 * and comes with the second part. Only for entries that take their bundler runtime from the page; whatever goes wrong is left to the runtime.
 * @throws where the entry fails, is altered or does not answer in time
 */
export async function openFirst({ url, container, integrity }: PartVersion): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>;
  const { script, timeout } = entryScript(url, integrity);
  const bundlerRuntime = { init: () => ({}), initContainerEntry: () => true, consumes };
  Object.assign(page, { [pageRuntimeGlobal]: { runtime: {}, bundlerRuntime } });
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${url} could not be loaded`));
    setTimeout(() => reject(new Error(`${url} did not answer in ${timeout} ms`)), timeout);
    document.head.append(script);
  });
  const opened = page[container];
  if (!opened) throw new Error(`${url} left no container "${container}"`);
  return opened;
}
