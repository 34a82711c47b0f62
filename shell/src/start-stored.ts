import type { Registry, StartedModule } from '@site/data-types/contract';
import type { FederatedId } from '@site/data-types/federated-modules';
import { loadModule } from '@site/federation';

/**
 * Starts the modules of parts that work on stored data, e.g. send a request that an earlier visit
 * could not send. Each part declares its modules with a prefix of their keys.
 */
export function startStored({ microFrontends }: Registry): void {
  let keys: string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    return; // Storage is blocked, so nothing is stored.
  }
  for (const [part, [{ extras }]] of Object.entries(microFrontends)) {
    for (const [prefix, name] of Object.entries(extras.startsWhenStored ?? {})) {
      if (!keys.some((key) => key.startsWith(prefix))) continue;
      void loadModule(`${part}/${name}` as FederatedId, null).then((module) =>
        (module as StartedModule | null)?.start(),
      );
    }
  }
}
