import type { RemoteName } from '@site/data-types/contract';
import type { FederatedId, FederatedModules } from '@site/data-types/federated-modules';
import { report } from './report';

/** `remote/Module`, e.g. `mf-service-areas/coverage`. */
export type ModuleId = `${RemoteName}/${string}` | FederatedId;

/**
 * Loads modules and records of other parts. The shell provides one with the federation runtime, the
 * prerenderer one with server bundles, a test its own.
 */
export interface Loader {
  /** Rejects when neither the live nor the previous version can be loaded. */
  load: (id: ModuleId) => Promise<unknown>;
  /** The module if it is loaded. The prerenderer needs it because it cannot wait. */
  peek: (id: ModuleId) => unknown;
  /** A record of a part, e.g. `zips/77002`; undefined if it does not exist. */
  record: (part: RemoteName, path: string) => Promise<unknown>;
}

const noParts: Loader = {
  load: (id) => Promise.reject(new Error(`${id}: this page has no other parts.`)),
  peek: () => undefined,
  record: (part, path) => Promise.reject(new Error(`${part}/${path}: this page has no records.`)),
};

let current: Loader = noParts;

export function provideLoader(loader: Partial<Loader>): void {
  current = { ...noParts, ...loader };
}

export const getLoader = (): Loader => current;

/**
 * Loads a plain module of another part. Returns the fallback if that part cannot run. Never rejects;
 * a failure is reported once.
 */
export async function loadModule<Id extends FederatedId, Fallback>(
  id: Id,
  fallback: Fallback,
): Promise<FederatedModules[Id] | Fallback> {
  try {
    return (await current.load(id)) as FederatedModules[Id];
  } catch (error) {
    report(id, error);
    return fallback;
  }
}
