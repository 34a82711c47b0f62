import type { RegistryEntry, SiteData } from '@site/data-types/contract';
import { singletons } from '../remotes/singletons';

/** Data of one container for Module Federation's browser devtools. */
interface ModuleInfo {
  version: string;
  buildVersion: string;
  remoteEntry: string;
  remoteEntryType: string;
  globalName: string;
  publicPath: string;
  remoteTypes: string;
  remoteTypesZip: string;
  remotesInfo: Record<string, { matchedVersion: string }>;
  consumerList: string[];
  modules: object[];
  shared: { sharedName: string; version: string; assets: object }[];
}

interface FederationGlobal {
  __FEDERATION__?: { moduleInfo?: Record<string, ModuleInfo> };
}

const none = { js: { async: [], sync: [] }, css: { async: [], sync: [] } };

const provided = Object.entries(singletons).map(([sharedName, { version }]) => ({
  sharedName,
  version,
  assets: none,
}));

const infoOf = (version: string, remoteEntry: string): ModuleInfo => ({
  version,
  buildVersion: version,
  remoteEntry,
  remoteEntryType: 'global',
  globalName: '',
  publicPath: remoteEntry.replace(/[^/]*$/, ''),
  remoteTypes: '',
  remoteTypesZip: '',
  remotesInfo: {},
  consumerList: [],
  modules: [],
  shared: [],
});

function remoteInfo({ url, metadata, extras }: RegistryEntry): ModuleInfo {
  return {
    ...infoOf(metadata.version, new URL(url, location.origin).href),
    remoteEntryType: extras.type === 'module' ? 'module' : 'global',
    globalName: extras.container,
    consumerList: ['shell'],
    shared: provided,
  };
}

/**
 * Publishes host, remotes, versions and shared packages for the devtools. Federation's runtime would
 * read them from manifests. This site registers entries directly, so they come from the registry.
 */
export function publishToDevtools({ registry, versions }: SiteData): void {
  const remotes = Object.entries(registry.microFrontends);
  const host: ModuleInfo = {
    ...infoOf(versions.shell ?? '', ''),
    shared: provided,
    remotesInfo: Object.fromEntries(
      remotes.map(([name, [entry]]) => [name, { matchedVersion: entry.metadata.version }]),
    ),
  };
  const page = globalThis as FederationGlobal;
  // The runtime keeps an existing object and adds its own data.
  const federation = (page.__FEDERATION__ ??= {});
  federation.moduleInfo = {
    ...federation.moduleInfo,
    shell: host,
    ...Object.fromEntries(
      remotes.map(([name, [entry]]) => [`${name}:${entry.metadata.version}`, remoteInfo(entry)]),
    ),
  };
}
