import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** One package that one remote shares with the page. */
export interface SharedUse {
  remote: string;
  name: string;
  /** Range that the remote accepts. */
  asked: string;
  /** Version that the page has; empty where there is none. */
  provided: string;
  /** Whose copy the remote runs; empty where it was refused. */
  from: string;
}

const uses = new Map<string, SharedUse>();
let tell = () => {};

/** What remotes asked of the page's packages so far, by remote and package. */
export const sharedUses = (): SharedUse[] =>
  [...uses.values()].toSorted((a, b) => `${a.remote}${a.name}`.localeCompare(b.remote + b.name));

/** Calls back whenever another package is shared. */
export function onShared(listen: () => void): void {
  tell = listen;
}

/** Records what is shared. A global plugin, since each remote asks through an instance of its own. */
export const recordShared: ModuleFederationRuntimePlugin = {
  name: 'record-shared',
  afterLoadShare({ pkgName, shareInfo, selectedShared, origin }) {
    record(origin.name, pkgName, shareInfo?.shareConfig?.requiredVersion, selectedShared);
  },
  errorLoadShare({ pkgName, shareInfo, origin }) {
    record(origin.name, pkgName, shareInfo?.shareConfig?.requiredVersion);
  },
};

function record(
  remote: string,
  name: string,
  asked: string | false | undefined,
  selected?: { version?: string; from?: string },
): void {
  const { version: provided = '', from = '' } = selected ?? {};
  uses.set(`${remote} ${name}`, { remote, name, asked: asked || 'any', provided, from });
  tell();
}
