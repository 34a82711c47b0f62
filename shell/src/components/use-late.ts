import { report } from '@site/federation';
import { useEffect, useState } from 'react';

/**
 * A module of the shell that lies in a chunk of its own, so that it costs nothing before it is
 * wanted.
 * @param name under which a failure is reported
 * @param load its `import()`; the same function at every call
 * @returns undefined until the module is there, and where it cannot be had
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
