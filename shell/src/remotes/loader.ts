import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegistryEntry, RemoteName, SiteData } from '@site/data-types/contract';
import { KnownFailure, report, retryOnce } from '@site/federation';
import type { Loader, ModuleId } from '@site/federation';
import { buildTimeoutMs } from './entry-script';
import { openFirst } from './first-part';
import type { Container } from './first-part';
import { ownerOf, PartVersions } from './part-versions';
import type { PartVersion } from './part-versions';
import type { Runtime } from './runtime';

/** Starts to load an entry before the runtime can run it. */
function preloadEntry({ url, type, integrity }: PartVersion): void {
  const link = document.createElement('link');
  const how = type === 'module' ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' };
  Object.assign(link, { ...how, href: url, crossOrigin: 'anonymous' });
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}

/** A record that takes longer fails. */
const recordTimeoutMs = 6000;

/** A part and its running version. */
export interface Runner {
  part: RemoteName;
  version: PartVersion;
}

export interface FederationLoader extends Loader {
  /** Call it after the first page is loaded: from then on a missing record is requested. */
  firstPageLoaded: () => void;
  /** The error because of which a part runs in its previous version, if it does. */
  fallbackCause: (part: RemoteName) => unknown;
  /** Loads the part's modules again from another release. Development only. */
  replace?: (part: string, entry: RegistryEntry) => Promise<Record<string, unknown>>;
  /** Part and version of the page at a path; undefined for the shell's pages and if the part fails. */
  runnerOf: (path: string) => Runner | undefined;
}

export interface FederationLoaderOptions {
  /** The part of this document, if any. It is opened without the full runtime. */
  first?: RemoteName | undefined;
  /** Whether the document is for an unknown address, which has no records. */
  missing?: boolean;
  /** More plugins of federation's runtime, for the page and all remotes. */
  plugins?: ModuleFederationRuntimePlugin[];
}

const loadRuntime = () => import(/* webpackChunkName: "federation" */ './runtime');

/**
 * Loads modules of the set's parts by federation's runtime. The first module that loads decides the
 * part's version; other modules of the part wait for it.
 */
export function createFederationLoader(
  site: SiteData,
  { first, missing = false, plugins = [] }: FederationLoaderOptions = {},
): FederationLoader {
  const versions = new PartVersions(site);
  const modules = new Map<ModuleId, Promise<unknown>>();
  const deciding = new Map<string, Promise<unknown>>();
  let runtime: Promise<Runtime> | undefined;
  let container: Promise<Container> | undefined;
  let skipRecords = missing;

  function startRuntime(): Promise<Runtime> {
    if (!runtime) {
      runtime = retryOnce(loadRuntime).then(({ createRuntime }) =>
        createRuntime(versions, plugins),
      );
      runtime.catch(() => (runtime = undefined));
    }
    return runtime;
  }

  /** @throws KnownFailure, so that the part is not reported for a failure of the shell's own file */
  const runtimeOrReport = () =>
    startRuntime().catch((error: unknown) => {
      report('shell/federation', error);
      throw new KnownFailure(String(error));
    });

  async function loadFromRuntime(id: string): Promise<unknown> {
    // Load the entry together with the runtime, not after it.
    if (!runtime) preloadEntry(versions.choose(id.split('/')[0] ?? ''));
    return (await runtimeOrReport()).load(id);
  }

  /** Loads the part's modules again from another release. @returns the modules by id */
  async function replace(part: string, entry: RegistryEntry): Promise<Record<string, unknown>> {
    const ids = [...modules.keys()].filter((id) => id.startsWith(`${part}/`));
    const { register } = await runtimeOrReport();
    register(versions.replace(part, entry));
    const reload = (id: ModuleId) => {
      const module = loadFromRuntime(id);
      modules.set(id, module);
      return module;
    };
    const loaded = await Promise.all(ids.map(reload));
    return Object.fromEntries(ids.map((id, i) => [id, loaded[i]]));
  }

  async function loadFromFirst(version: PartVersion, request: string): Promise<unknown> {
    if (!container) {
      container = openFirst(version);
      // Allow another try after a failure.
      container.catch(() => (container = undefined));
    }
    return (await (await container).get(`./${request}`))();
  }

  async function open(id: ModuleId, part: string, request: string): Promise<unknown> {
    const version = versions.choose(part);
    if (part === first && !runtime && version.pageRuntime && version.integrity) {
      try {
        return await loadFromFirst(version, request);
      } catch (error) {
        if (versions.runningVersion(part)) throw error;
        versions.markFailed(part, error);
        versions.choose(part);
        report(part, error);
        // If the previous version fails as well, report the live version's error.
        return loadFromRuntime(id).catch(() => Promise.reject(error));
      }
    }
    return loadFromRuntime(id);
  }

  async function load(id: ModuleId): Promise<unknown> {
    const [part = '', request = ''] = id.split('/');
    while (!versions.runningVersion(part) && deciding.has(part))
      await deciding.get(part)?.catch(() => {});
    const loading = open(id, part, request);
    if (versions.runningVersion(part)) return loading;
    deciding.set(part, loading);
    try {
      const module = await loading;
      versions.markRunning(part);
      return module;
    } catch (error) {
      versions.clearFailure(part);
      throw error;
    } finally {
      deciding.delete(part);
    }
  }

  return {
    load(id) {
      let promise = modules.get(id);
      if (!promise) {
        promise = load(id);
        modules.set(id, promise);
        // After a failure, request the module again when it is next needed.
        promise.catch(() => modules.delete(id));
      }
      return promise;
    },
    peek: () => undefined,
    async record(part, path) {
      const inDocument = site.records?.[`${part}/${path}`];
      if (inDocument !== undefined) return inDocument;
      if (skipRecords) return undefined;
      const { url, integrity } = versions.runningVersion(part) ?? versions.choose(part);
      const file = new URL(`records/${path}.json`, new URL(url, location.origin));
      const signal = AbortSignal.timeout(integrity ? recordTimeoutMs : buildTimeoutMs);
      const response = await fetch(file, { signal });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${file.pathname} answered ${response.status}`);
      return response.json();
    },
    firstPageLoaded() {
      skipRecords = false;
    },
    fallbackCause: (part) => versions.fallbackCause(part),
    // Only the development build contains it.
    ...(process.env.NODE_ENV === 'development' && { replace }),
    runnerOf(path) {
      const part = ownerOf(path, site);
      const version = part && versions.runningVersion(part);
      return version && { part, version };
    },
  };
}
