import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A shared package that a remote requests. */
export interface SharedUse {
  remote: string;
  name: string;
  /** Range that the remote accepts. */
  asked: string;
  /** The page's version; empty if it has none. */
  provided: string;
  /** Owner of the copy that the remote runs; empty if the request was refused. */
  from: string;
}

const uses = new Map<string, SharedUse>();
let notify = () => {};

/** Shared packages that remotes have requested so far, by remote and package. */
export const sharedUses = (): SharedUse[] =>
  [...uses.values()].toSorted((a, b) => `${a.remote}${a.name}`.localeCompare(b.remote + b.name));

/** Sets the callback for each new request. */
export function onSharedUse(listen: () => void): void {
  notify = listen;
}

/** Records shared packages. It is a global plugin, because each remote has its own instance. */
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
  notify();
}
