import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { entryModule } from './entry-module';
import { entryScript } from './entry-script';
import type { PartVersions } from './part-versions';

/** Fetches entries with the integrity from the registry and with a time limit. */
export const checkedEntries = (versions: PartVersions): ModuleFederationRuntimePlugin => ({
  name: 'checked-entries',
  createScript({ url, remoteInfo }) {
    const version = versions.find(remoteInfo?.name);
    // Without integrity the browser would run any script.
    if (!version) throw new Error(`${url} belongs to no version of this page`);
    return entryScript(url, version.integrity);
  },
  async loadEntry({ remoteInfo: { type, entry } }) {
    return type === 'module' ? entryModule(entry) : undefined;
  },
});
