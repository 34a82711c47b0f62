import type { OpenDay } from '@site/backend/client';
import { useCallback, useEffect, useState } from 'react';
import type { Desk } from '../lib/open-desk';

export interface Windows {
  /** Free windows by day; null until they are loaded. */
  days: OpenDay[] | null;
  /** They could not be loaded: every window is offered and the team confirms. */
  failed: boolean;
  /** Asks again, after a window was found taken. */
  reload: () => void;
}

/**
 * The free windows, asked for once the visitor has begun, and again when the network comes back.
 * @param desk knows whom to ask; null until it is there
 */
export function useWindows(desk: Desk | null, begun: boolean): Windows {
  const [days, setDays] = useState<OpenDay[] | null>(null);
  const [failed, setFailed] = useState(false);

  const reload = useCallback(() => {
    desk?.loadWindows().then(
      (open) => {
        setDays(open);
        setFailed(false);
      },
      (error: unknown) => {
        console.warn('Free windows could not be loaded; all are offered.', error);
        setFailed(true);
      },
    );
  }, [desk]);

  useEffect(() => {
    if (!begun) return;
    reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [begun, reload]);

  return { days, failed, reload };
}
