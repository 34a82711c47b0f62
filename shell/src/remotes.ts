import type { RegistryEntry, RemoteName, SiteData } from '@site/data-types/contract';
import { KnownFailure, report } from '@site/federation';
import type { Loader, ModuleId } from '@site/federation';
import { isBroken } from './broken-versions';
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

/** One version of a part, as the registry names it. */
export interface PartVersion extends Entry {
  version: string;
}

const liveVersion = ({ url, metadata, extras }: RegistryEntry): PartVersion => ({
  url,
  container: extras.container,
  integrity: metadata.integrity,
  version: metadata.version,
});

function previousVersion({ fallbackUrl, extras }: RegistryEntry): PartVersion | undefined {
  const { fallbackContainer: container, fallbackIntegrity: integrity } = extras;
  if (!fallbackUrl || !container || !integrity) return undefined;
  // A release lies below its version.
  const version = fallbackUrl.split('/').at(-2) ?? '';
  return { url: fallbackUrl, container, integrity, version };
}

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
  /** What runs the page at a path; undefined for the shell's own and where its part does not run. */
  runnerOf: (path: string) => Runner | undefined;
}

/**
 * Loads the parts of this page's set, each in its live version or else the one before it; a version that
 * threw in this tab is passed over. The first module that a part can give decides; modules of two
 * versions of one part never meet.
 * @param missing whether the document answers an unknown address; its records need not be asked for
 */
export function createFederationLoader(site: SiteData, missing: boolean): FederationLoader {
  const modules = new Map<ModuleId, Promise<unknown>>();
  const chosen = new Map<string, Promise<PartVersion>>();
  const running = new Map<string, PartVersion>();
  const failures = new Map<string, unknown>();
  let arriving = missing;

  function entryOf(name: string): RegistryEntry {
    const entry = site.registry.microFrontends[name]?.[0];
    if (!entry) throw new Error(`${name} is not in the registry`);
    return entry;
  }

  async function choose(name: string, request: string): Promise<PartVersion> {
    const entry = entryOf(name);
    const live = liveVersion(entry);
    try {
      if (isBroken(name, live.version)) throw new KnownFailure(`${name} threw in this tab`);
      await loadExposed(live, request);
      running.set(name, live);
      return live;
    } catch (error) {
      const previous = previousVersion(entry);
      if (!previous || isBroken(name, previous.version)) throw error;
      report(name, error);
      // Where the version before fails as well, the cause is still the live one's.
      await loadExposed(previous, request).catch(() => Promise.reject(error));
      failures.set(name, error);
      running.set(name, previous);
      return previous;
    }
  }

  async function load(id: ModuleId): Promise<unknown> {
    const [name = '', request = ''] = id.split('/');
    let choice = chosen.get(name);
    if (!choice) {
      choice = choose(name, request);
      chosen.set(name, choice);
      choice.catch(() => chosen.delete(name));
    }
    return loadExposed(await choice, request);
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
      if (arriving) return undefined;
      const { url } = running.get(part) ?? entryOf(part);
      const file = new URL(`records/${path}.json`, new URL(url, location.origin));
      const response = await fetch(file, { signal: AbortSignal.timeout(patience) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${file.pathname} answered ${response.status}`);
      return response.json();
    },
    arrived() {
      arriving = false;
    },
    fellBack: (part) => failures.get(part),
    runnerOf(path) {
      const part = ownerOf(path, site);
      const version = part && running.get(part);
      return version && { part, version };
    },
  };
}
