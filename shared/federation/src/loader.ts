import type { RemoteName } from '@site/data-types/contract';
import type { FederatedId, FederatedModules } from '@site/data-types/federated-modules';
import { report } from './report';

/** `remote/Module`, e.g. `mf-service-areas/coverage`. */
export type ModuleId = `${RemoteName}/${string}` | FederatedId;

/**
 * How modules of other parts reach the page. The shell brings one that uses the federation runtime,
 * the prerenderer one that hands out server bundles, a test one of its own.
 */
export interface Loader {
  /** Rejects when neither the live version nor the one before it can be loaded. */
  load: (id: ModuleId) => Promise<unknown>;
  /** The module, where it is there already; lets the prerenderer render without waiting. */
  peek: (id: ModuleId) => unknown;
  /** A record of a part, e.g. `zips/77002`; undefined where there is none. */
  record: (part: RemoteName, path: string) => Promise<unknown>;
}

const nobody: Loader = {
  load: (id) => Promise.reject(new Error(`${id}: this page has no other parts.`)),
  peek: () => undefined,
  record: (part, path) => Promise.reject(new Error(`${part}/${path}: this page has no records.`)),
};

let current: Loader = nobody;

export function provideLoader(loader: Partial<Loader>): void {
  current = { ...nobody, ...loader };
}

export const getLoader = (): Loader => current;

/**
 * A plain module that another part exposes, or the fallback that the caller declares for a page on
 * which that part cannot run. Never rejects; the failure is reported once.
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
