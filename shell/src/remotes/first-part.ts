import { pageRuntimeGlobal } from '@site/data-types/page-globals';
import { entryScript } from './entry-script';
import type { PartVersion } from './part-versions';
import { singletons } from './singletons';

/** Container of an entry, by Module Federation's protocol. */
export interface Container {
  get: (request: string) => Promise<() => unknown>;
}

/** Argument of an entry's call to its bundler runtime, with webpack's names. */
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

/** Whether a version matches a caret range. Other ranges are left to the full runtime. */
export function accepts(range: string, version = ''): boolean {
  const [[major, minor = 0, patch = 0], [x, y = 0, z = 0]] = [
    numbers(range.slice(1)),
    numbers(version),
  ];
  return range.startsWith('^') && major === x && (y > minor || (y === minor && z >= patch));
}

/** Provides the shell's singletons to the modules of a chunk, if the part accepts their versions. */
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
 * Opens the document's own part without federation's runtime. The runtime costs 20 kB, so it loads
 * with the second part. This works only for entries that use the page's runtime. After an error the
 * caller uses the full runtime.
 * @throws if the entry fails, is altered or does not answer in time
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
  if (!opened) throw new Error(`${url} did not define the container "${container}"`);
  return opened;
}
