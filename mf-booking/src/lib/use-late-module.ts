import { useCallback, useEffect, useState } from 'react';
import { whenVisited } from './when-visited';

/**
 * A module that the page comes alive without.
 * @param load imports it; the same function each time
 * @returns the module, null until it is there, and a function that loads it at once (rejects where
 *   it cannot be loaded; the next call tries again)
 */
export function useLateModule<Module>(
  load: () => Promise<Module>,
): [Module | null, () => Promise<Module>] {
  const [module, setModule] = useState<Module | null>(null);

  const open = useCallback(async () => {
    const loaded = await load();
    setModule(() => loaded);
    return loaded;
  }, [load]);

  useEffect(
    () =>
      whenVisited(() => {
        open().catch((error: unknown) => console.warn('A part of the page is late.', error));
      }),
    [open],
  );

  return [module, open];
}
