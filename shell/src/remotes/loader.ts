import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegistryEntry, RemoteName, SiteData } from '@site/data-types/contract';
import { KnownFailure, report, retryOnce } from '@site/federation';
import type { Loader, ModuleId } from '@site/federation';
import { openFirst } from './first-part';
import type { Container } from './first-part';
import { ownerOf, PartVersions } from './part-versions';
import type { PartVersion } from './part-versions';
import { preloadEntry } from './preload-entry';
import type { Runtime } from './runtime';

/** A record that has not answered by then is taken for missing. Milliseconds. */
const recordTimeoutMs = 6000;

/** A part, and the version that it runs in. */
export interface Runner {
  part: RemoteName;
  version: PartVersion;
}

export interface FederationLoader extends Loader {
  /** Told once the document's own page is live: from then on a missing record is asked for. */
  arrived: () => void;
  /** Why a part runs in the version before the one that the document was rendered with, if so. */
  fellBack: (part: RemoteName) => unknown;
  /** Loads what the page has of a part from another release of it. Only in development. */
  replace?: (part: string, entry: RegistryEntry) => Promise<Record<string, unknown>>;
  /** What runs the page at a path; undefined for the shell's own and where its part does not run. */
  runnerOf: (path: string) => Runner | undefined;
}

export interface FederationLoaderOptions {
  /** The part that answers this document, if any: it is opened without the whole runtime. */
  first?: RemoteName | undefined;
  /** Whether the document answers an unknown address; its records need not be asked for. */
  missing?: boolean;
  /** Further plugins of federation's runtime, for the page and every remote. */
  plugins?: ModuleFederationRuntimePlugin[];
}

const loadRuntime = () => import(/* webpackChunkName: "federation" */ './runtime');

/**
 * Loads modules of the parts of this page's set through federation's runtime. The first module that
 * a part can give decides its version; the others wait for it.
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
  let arriving = missing;

  function startRuntime(): Promise<Runtime> {
    if (!runtime) {
      runtime = retryOnce(loadRuntime).then(({ createRuntime }) =>
        createRuntime(versions, plugins),
      );
      runtime.catch(() => (runtime = undefined));
    }
    return runtime;
  }

  /** @throws KnownFailure: no part is to blame for the shell's own file */
  const runtimeOrBlame = () =>
    startRuntime().catch((error: unknown) => {
      report('shell/federation', error);
      throw new KnownFailure(`Federation's runtime could not be loaded: ${String(error)}`);
    });

  async function loadFromRuntime(id: string): Promise<unknown> {
    // The entry comes beside the runtime, not after it.
    if (!runtime) preloadEntry(versions.choose(id.split('/')[0] ?? ''));
    return (await runtimeOrBlame()).load(id);
  }

  /** Loads what the page has of a part from another release of it. @returns the modules by id */
  async function replace(part: string, entry: RegistryEntry): Promise<Record<string, unknown>> {
    const ids = [...modules.keys()].filter((id) => id.startsWith(`${part}/`));
    const { register } = await runtimeOrBlame();
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
      // What failed once may come another time.
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
        if (versions.runs(part)) throw error;
        versions.fail(part, error);
        versions.choose(part);
        report(part, error);
        // Where the version before fails as well, the cause is still the live one's.
        return loadFromRuntime(id).catch(() => Promise.reject(error));
      }
    }
    return loadFromRuntime(id);
  }

  async function load(id: ModuleId): Promise<unknown> {
    const [part = '', request = ''] = id.split('/');
    while (!versions.runs(part) && deciding.has(part)) await deciding.get(part)?.catch(() => {});
    const loading = open(id, part, request);
    if (versions.runs(part)) return loading;
    deciding.set(part, loading);
    try {
      const module = await loading;
      versions.run(part);
      return module;
    } catch (error) {
      versions.retry(part);
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
        // A phone that lost one request asks again when the module is next needed.
        promise.catch(() => modules.delete(id));
      }
      return promise;
    },
    peek: () => undefined,
    async record(part, path) {
      const printed = site.records?.[`${part}/${path}`];
      if (printed !== undefined) return printed;
      if (arriving) return undefined;
      const url = versions.runs(part)?.url ?? versions.choose(part).url;
      const file = new URL(`records/${path}.json`, new URL(url, location.origin));
      const response = await fetch(file, { signal: AbortSignal.timeout(recordTimeoutMs) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${file.pathname} answered ${response.status}`);
      return response.json();
    },
    arrived() {
      arriving = false;
    },
    fellBack: (part) => versions.fellBack(part),
    // Bytes of the development server only.
    ...(process.env.NODE_ENV === 'development' && { replace }),
    runnerOf(path) {
      const part = ownerOf(path, site);
      const version = part && versions.runs(part);
      return version && { part, version };
    },
  };
}
