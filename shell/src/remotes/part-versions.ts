import type { EntryType, RegistryEntry, RemoteName, SiteData } from '@site/data-types/contract';
import { KnownFailure } from '@site/federation';
import { isBroken } from '../broken-versions';

/** One version of a part, as the registry names it. */
export interface PartVersion {
  version: string;
  /** Address of the entry file. */
  url: string;
  /** Name of the container, a global unless the entry is a module; different in every version. */
  container: string;
  /** `var` where it is absent. */
  type?: EntryType | undefined;
  /** Empty where a developer serves the entry. */
  integrity: string;
  /** Whether the entry takes federation's bundler runtime from the page, instead of bringing one. */
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

function versionBefore({ fallbackUrl, extras }: RegistryEntry): PartVersion | undefined {
  const { fallbackContainer: container, fallbackIntegrity: integrity } = extras;
  if (!fallbackUrl || !container || !integrity) return undefined;
  // A release lies below its version.
  const version = fallbackUrl.split('/').at(-2) ?? '';
  return {
    url: fallbackUrl,
    container,
    type: extras.fallbackType,
    integrity,
    version,
    pageRuntime: extras.fallbackPageRuntime ?? false,
  };
}

/** The part whose prefix begins the path; undefined for the shell's own pages. */
export function ownerOf(path: string, site: SiteData): RemoteName | undefined {
  const owns = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  const found = Object.entries(site.registry.microFrontends).find(([, [entry]]) =>
    entry.extras.prefixes.some(owns),
  );
  return found?.[0] as RemoteName | undefined;
}

/**
 * The version that each part of this page runs in: the live one, or the one before it where that
 * cannot be loaded or threw in this tab. Two versions of one part never meet on a page.
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

  /** Every version that this page may run. */
  all(): PartVersion[] {
    return Object.values(this.site.registry.microFrontends).flatMap(([entry]) => {
      const before = versionBefore(entry);
      return before ? [liveVersion(entry), before] : [liveVersion(entry)];
    });
  }

  /** The version whose entry leaves a container; in development it may have come since. */
  find(container: string | undefined): PartVersion | undefined {
    return [...this.running.values(), ...this.all()].find((of) => of.container === container);
  }

  /**
   * The version from which a module of the part is loaded next.
   * @throws why the part does not run, where there is none
   */
  choose(part: string): PartVersion {
    const running = this.running.get(part);
    if (running) return running;
    const entry = this.entry(part);
    const cause = this.whyNotLive(part);
    if (cause === undefined) return liveVersion(entry);
    const before = versionBefore(entry);
    if (!before || isBroken(part, before.version)) throw cause;
    return before;
  }

  private whyNotLive(part: string): unknown {
    if (this.failures.has(part)) return this.failures.get(part);
    const { version } = liveVersion(this.entry(part));
    return isBroken(part, version) ? new KnownFailure(`${part} threw in this tab`) : undefined;
  }

  /** The live version could not be loaded: the one before it is chosen next. */
  fail(part: string, cause: unknown): void {
    this.failures.set(part, cause);
  }

  /** Neither version could be loaded; a phone that lost one request asks again. */
  retry(part: string): void {
    this.failures.delete(part);
  }

  /** A module of the chosen version was loaded: the page stays with it. */
  run(part: string): void {
    if (this.running.has(part)) return;
    const cause = this.whyNotLive(part);
    this.running.set(part, this.choose(part));
    if (cause !== undefined) this.failures.set(part, cause);
  }

  /** The part runs another version from now on. Development only. */
  replace(part: string, entry: RegistryEntry): PartVersion {
    const version = liveVersion(entry);
    this.running.set(part, version);
    return version;
  }

  runs(part: string): PartVersion | undefined {
    return this.running.get(part);
  }

  /** Why a part runs in the version before the one that the document was rendered with, if so. */
  fellBack(part: string): unknown {
    return this.running.has(part) ? this.failures.get(part) : undefined;
  }
}
