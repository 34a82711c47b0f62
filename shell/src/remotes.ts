import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryEntry, RemoteName, SiteData } from '@site/data-types/contract';
import type { Loader, ModuleId } from '@site/federation';

/** A remote that has not answered by then is taken for broken. Milliseconds. */
const patience = 3000;

/** The part whose prefix begins the path; undefined for the shell's own pages. */
export function ownerOf(path: string, site: SiteData): RemoteName | undefined {
  for (const [name, [entry]] of Object.entries(site.registry.microFrontends)) {
    const owns = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
    if (entry.extras.prefixes.some(owns)) return name as RemoteName;
  }
  return undefined;
}

type Entry = { url: string; container: string; integrity: string };

/** Ways to get at a remote, best first: the live version, then the one before it. */
function versionsOf({ url, fallbackUrl, metadata, extras }: RegistryEntry): Entry[] {
  const live = { url, container: extras.container, integrity: metadata.integrity };
  const { fallbackContainer, fallbackIntegrity } = extras;
  if (!fallbackUrl || !fallbackContainer || !fallbackIntegrity) return [live];
  return [live, { url: fallbackUrl, container: fallbackContainer, integrity: fallbackIntegrity }];
}

const within = <T>(promise: Promise<T>, ms: number, what: string): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`${what} did not answer in ${ms} ms`)), ms),
    ),
  ]);

/** Loads parts through federation's runtime, with time limit, integrity and previous version. */
export function createFederationLoader(site: SiteData, documentIsMissing: boolean): Loader {
  const integrity = new Map<string, string>();
  const current = new Map<string, number>();
  const modules = new Map<ModuleId, Promise<unknown>>();

  const register = (name: string, entry: Entry) => {
    const url = new URL(entry.url, location.origin).href;
    integrity.set(url, entry.integrity);
    registerRemotes([{ name, entry: url, entryGlobalName: entry.container, type: 'var' }], {
      force: true,
    });
  };

  registerPlugins([
    {
      name: 'site',
      createScript({ url }) {
        const script = document.createElement('script');
        const sri = integrity.get(url);
        if (sri) script.integrity = sri;
        script.crossOrigin = 'anonymous';
        script.src = url;
        script.async = true;
        return { script, timeout: patience };
      },
    },
  ]);
  for (const [name, [entry]] of Object.entries(site.registry.microFrontends)) {
    const [live] = versionsOf(entry);
    if (live) register(name, live);
  }

  async function load(id: ModuleId): Promise<unknown> {
    const name = id.split('/')[0] ?? '';
    const versions = versionsOf(site.registry.microFrontends[name]?.[0] ?? missing(name));
    for (let attempt = current.get(name) ?? 0; ; attempt++) {
      try {
        const module = await within(loadRemote(id), patience + 1000, id);
        if (!module) throw new Error(`${id} is not exposed`);
        return module;
      } catch (error) {
        const next = versions[attempt + 1];
        if (!next) throw error;
        current.set(name, attempt + 1);
        register(name, next);
      }
    }
  }

  return {
    load(id) {
      let promise = modules.get(id);
      if (!promise) {
        promise = load(id);
        modules.set(id, promise);
      }
      return promise;
    },
    peek: () => undefined,
    async record(part, path) {
      // The document of an unknown address already says so; asking again would only log a 404.
      if (documentIsMissing && location.href === firstAddress) return undefined;
      const entry = site.registry.microFrontends[part]?.[0] ?? missing(part);
      const url = new URL(`records/${path}.json`, new URL(entry.url, location.origin));
      const response = await fetch(url, { signal: AbortSignal.timeout(patience * 2) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
      return response.json();
    },
  };
}

const firstAddress = typeof location === 'undefined' ? '' : location.href;

function missing(name: string): never {
  throw new Error(`${name} is not in the registry`);
}
