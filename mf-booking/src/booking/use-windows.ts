import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadSubmit } from './lazy';
import type { FreeWindows } from './submit';

export interface Windows {
  /** Null until they are loaded. */
  free: FreeWindows | null;
  /** They could not be loaded. Every window is offered, and the team confirms. */
  failed: boolean;
  /** Loads again, after a window was found taken. */
  reload: () => void;
}

/**
 * The free windows, loaded again when the network comes back.
 * @param begun whether the visitor has focused the form. A visitor who only reads does not load the
 *   database client.
 */
export function useWindows(begun: boolean): Windows {
  const [free, setFree] = useState<FreeWindows | null>(null);
  const [failed, setFailed] = useState(false);

  const reload = useCallback(() => {
    loadSubmit()
      .then(({ loadWindows }) => loadWindows())
      .then(
        (loaded) => {
          setFree(loaded);
          setFailed(false);
        },
        (error: unknown) => {
          console.warn('Free windows could not be loaded; all are offered.', error);
          setFailed(true);
        },
      );
  }, []);

  useEffect(() => {
    if (!begun) return;
    reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [begun, reload]);

  return useMemo(() => ({ free, failed, reload }), [free, failed, reload]);
}
