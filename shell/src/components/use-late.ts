import { report } from '@site/federation';
import { useEffect, useState } from 'react';

/**
 * Loads a module of the shell from its own chunk, only when it is wanted.
 * @param name for the report of a failure
 * @param load its `import()`; pass the same function at every call
 * @returns undefined until the module has loaded, and if it cannot be loaded
 */
export function useLate<Module extends object>(
  name: string,
  wanted: boolean,
  load: () => Promise<Module>,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (wanted) load().then(setModule, (error: unknown) => report(name, error));
  }, [load, name, wanted]);
  return module;
}
