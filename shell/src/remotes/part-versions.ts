import type { EntryType, RegistryEntry, RemoteName, SiteData } from '@site/data-types/contract';
import { KnownFailure } from '@site/federation';
import { isBroken } from '../broken-versions';

/** A version of a part, from the registry. */
export interface PartVersion {
  version: string;
  /** Address of the entry file. */
  url: string;
  /** Name of the container, a global unless the entry is a module; different in every version. */
  container: string;
  /** Default: `var`. */
  type?: EntryType | undefined;
  /** Empty if a developer's server has the entry. */
  integrity: string;
  /** Whether the entry uses the page's federation runtime instead of its own. */
  pageRuntime: boolean;
}

const liveVersion = ({ url, metadata, extras }: RegistryEntry): PartVersion => ({
  url,
  container: extras.container,
  type: extras.type,
  integrity: metadata.integrity,
  version: metadata.version,
  pageRuntime: extras.pageRuntime ?? false,
});

function previousVersion({ fallbackUrl, extras }: RegistryEntry): PartVersion | undefined {
  const { fallbackContainer: container, fallbackIntegrity: integrity } = extras;
  if (!fallbackUrl || !container || !integrity) return undefined;
  // `/releases/<part>/<version>/…`
  const version = fallbackUrl.split('/')[3] ?? '';
  return {
    url: fallbackUrl,
    container,
    type: extras.fallbackType,
    integrity,
    version,
    pageRuntime: extras.fallbackPageRuntime ?? false,
  };
}

/** The part whose prefix matches the path; undefined for the shell's pages. */
export function ownerOf(path: string, site: SiteData): RemoteName | undefined {
  const owns = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  const found = Object.entries(site.registry.microFrontends).find(([, [entry]]) =>
    entry.extras.prefixes.some(owns),
  );
  return found?.[0] as RemoteName | undefined;
}

/**
 * Chooses the version of each part on this page: the live one, or the previous one if the live one
 * cannot be loaded or threw in this tab. A page never runs two versions of one part.
 */
export class PartVersions {
  private readonly running = new Map<string, PartVersion>();
  private readonly failures = new Map<string, unknown>();

  constructor(readonly site: SiteData) {}

  private entry(part: string): RegistryEntry {
    const entry = this.site.registry.microFrontends[part]?.[0];
    if (!entry) throw new Error(`${part} is not in the registry`);
    return entry;
  }

  /** All versions that this page may run. */
  all(): PartVersion[] {
    return Object.values(this.site.registry.microFrontends).flatMap(([entry]) => {
      const before = previousVersion(entry);
      return before ? [liveVersion(entry), before] : [liveVersion(entry)];
    });
  }

  /** The version with this container. In development it may be newer than the page. */
  find(container: string | undefined): PartVersion | undefined {
    return [...this.running.values(), ...this.all()].find((of) => of.container === container);
  }

  /**
   * The version for the next module of the part.
   * @throws the cause if no version can run
   */
  choose(part: string): PartVersion {
    const running = this.running.get(part);
    if (running) return running;
    const entry = this.entry(part);
    const cause = this.whyNotLive(part);
    if (cause === undefined) return liveVersion(entry);
    const before = previousVersion(entry);
    if (!before || isBroken(part, before.version)) throw cause;
    return before;
  }

  private whyNotLive(part: string): unknown {
    if (this.failures.has(part)) return this.failures.get(part);
    const { version } = liveVersion(this.entry(part));
    return isBroken(part, version) ? new KnownFailure(`${part} threw in this tab`) : undefined;
  }

  /** Marks the live version as failed: the previous one is chosen next. */
  markFailed(part: string, cause: unknown): void {
    this.failures.set(part, cause);
  }

  /** Neither version could be loaded, e.g. without a network. The live one is tried again. */
  clearFailure(part: string): void {
    this.failures.delete(part);
  }

  /** A module of the chosen version has loaded: the page keeps this version. */
  markRunning(part: string): void {
    if (this.running.has(part)) return;
    const cause = this.whyNotLive(part);
    this.running.set(part, this.choose(part));
    if (cause !== undefined) this.failures.set(part, cause);
  }

  /** Switches the part to another version. Development only. */
  replace(part: string, entry: RegistryEntry): PartVersion {
    const version = liveVersion(entry);
    this.running.set(part, version);
    return version;
  }

  runningVersion(part: string): PartVersion | undefined {
    return this.running.get(part);
  }

  /** The error because of which a part runs in its previous version, if it does. */
  fallbackCause(part: string): unknown {
    return this.running.has(part) ? this.failures.get(part) : undefined;
  }
}
