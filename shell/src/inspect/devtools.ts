import type { RegistryEntry, SiteData } from '@site/data-types/contract';
import { singletons } from '../remotes/singletons';

/** What the browser devtools of Module Federation read about one container. */
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
 * Names host, remotes, versions and shared packages to the devtools. Federation's runtime would do it
 * from manifests; entries are registered directly here, so the registry is what knows.
 */
export function tellDevtools({ registry, versions }: SiteData): void {
  const remotes = Object.entries(registry.microFrontends);
  const host: ModuleInfo = {
    ...infoOf(versions.shell ?? '', ''),
    shared: provided,
    remotesInfo: Object.fromEntries(
      remotes.map(([name, [entry]]) => [name, { matchedVersion: entry.metadata.version }]),
    ),
  };
  const page = globalThis as FederationGlobal;
  // The runtime takes what is there when it comes, and adds its own to it.
  const federation = (page.__FEDERATION__ ??= {});
  federation.moduleInfo = {
    ...federation.moduleInfo,
    shell: host,
    ...Object.fromEntries(
      remotes.map(([name, [entry]]) => [`${name}:${entry.metadata.version}`, remoteInfo(entry)]),
    ),
  };
}
