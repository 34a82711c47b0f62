import type { RegistryEntry, RemoteName, SiteData } from '@site/data-types/contract';
import type { Loader, ModuleId } from '@site/federation';
import { loadExposed } from './containers';
import type { Entry } from './containers';

/** A record that has not answered by then is taken for missing. Milliseconds. */
const patience = 6000;

/** The part whose prefix begins the path; undefined for the shell's own pages. */
export function ownerOf(path: string, site: SiteData): RemoteName | undefined {
  const owns = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  const found = Object.entries(site.registry.microFrontends).find(([, [entry]]) =>
    entry.extras.prefixes.some(owns),
  );
  return found?.[0] as RemoteName | undefined;
}

/** Ways to get at a remote, best first: the live version, then the one before it. */
function versionsOf({ url, fallbackUrl, metadata, extras }: RegistryEntry): Entry[] {
  const live = { url, container: extras.container, integrity: metadata.integrity };
  const { fallbackContainer, fallbackIntegrity } = extras;
  if (!fallbackUrl || !fallbackContainer || !fallbackIntegrity) return [live];
  return [live, { url: fallbackUrl, container: fallbackContainer, integrity: fallbackIntegrity }];
}

export interface FederationLoader extends Loader {
  /** Told once the document's own page is live: from then on a missing record is asked for. */
  arrived: () => void;
}

/**
 * Loads the parts of this page's set, each in its live version or else the one before it.
 * @param missing whether the document answers an unknown address; its records need not be asked for
 */
export function createFederationLoader(site: SiteData, missing: boolean): FederationLoader {
  const modules = new Map<ModuleId, Promise<unknown>>();
  /** The version of each remote that works; modules of two versions never meet. */
  const working = new Map<string, number>();
  let arriving = missing;

  function entryOf(name: string): RegistryEntry {
    const entry = site.registry.microFrontends[name]?.[0];
    if (!entry) throw new Error(`${name} is not in the registry`);
    return entry;
  }

  async function load(id: ModuleId): Promise<unknown> {
    const [name = '', request = ''] = id.split('/');
    const versions = versionsOf(entryOf(name));
    for (let attempt = working.get(name) ?? 0; ; attempt++) {
      const entry = versions[attempt];
      if (!entry) throw new Error(`${name} has no version that works`);
      try {
        const module = await loadExposed(entry, request);
        working.set(name, attempt);
        return module;
      } catch (error) {
        if (!versions[attempt + 1]) throw error;
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
      if (arriving) return undefined;
      const { url, fallbackUrl } = entryOf(part);
      const entry = working.get(part) && fallbackUrl ? fallbackUrl : url;
      const file = new URL(`records/${path}.json`, new URL(entry, location.origin));
      const response = await fetch(file, { signal: AbortSignal.timeout(patience) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${file.pathname} answered ${response.status}`);
      return response.json();
    },
    arrived() {
      arriving = false;
    },
  };
}
