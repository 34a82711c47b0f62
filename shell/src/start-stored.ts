import type { Registry, StartedModule } from '@site/data-types/contract';
import { getLoader, report } from '@site/federation';
import type { ModuleId } from '@site/federation';

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
      const id = `${part}/${name}` as ModuleId;
      getLoader()
        .load(id)
        .then((module) => (module as StartedModule).start())
        .catch((error: unknown) => report(id, error));
    }
  }
}
