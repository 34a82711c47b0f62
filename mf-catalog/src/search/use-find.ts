import { report } from '@site/federation';
import { useEffect, useState } from 'react';
import type { Found } from './find';
import { loadFind } from './load-find';

interface Find {
  state: 'loading' | 'ready' | 'failed';
  /** The answer to a query; empty until the index is loaded. */
  find: (query: string) => Found;
}

const nothing = (): Found => ({ hits: [] });

/** The search, whose index is fetched when this is first used. */
export function useFind(): Find {
  const [found, setFound] = useState<Find>({ state: 'loading', find: nothing });
  useEffect(() => {
    let wanted = true;
    loadFind().then(
      (find) => wanted && setFound({ state: 'ready', find }),
      (error: unknown) => {
        report('mf-catalog/search', error);
        if (wanted) setFound({ state: 'failed', find: nothing });
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return found;
}
