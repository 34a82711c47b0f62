import type { OpenDay } from '@site/backend/client';
import { useCallback, useEffect, useState } from 'react';
import { loadBackend } from './backend';

export interface Windows {
  /** Free windows by day; null until they are loaded. */
  days: OpenDay[] | null;
  /** They could not be loaded: every window is offered and the team confirms. */
  failed: boolean;
  /** Asks again, after a window was found taken. */
  reload: () => void;
}

/** @param wanted whether the visitor has begun; nothing is loaded before */
export function useWindows(wanted: boolean): Windows {
  const [days, setDays] = useState<OpenDay[] | null>(null);
  const [failed, setFailed] = useState(false);

  const reload = useCallback(() => {
    loadBackend()
      .then((backend) => backend.openWindows())
      .then(
        (open) => {
          setDays(open);
          setFailed(false);
        },
        (error: unknown) => {
          console.warn('Free windows could not be loaded; all are offered.', error);
          setFailed(true);
        },
      );
  }, []);

  useEffect(() => {
    if (!wanted) return;
    reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [wanted, reload]);

  return { days, failed, reload };
}
