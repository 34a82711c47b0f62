import { useEffect, useState } from 'react';
import type * as all from './panels';

type Panels = typeof all;

const load = () => import(/* webpackChunkName: "visit-panels" */ './panels');

/** Fetches the forms before they are needed: the next visit may be in a cellar. */
export const fetchPanels = (): void => void load().catch(() => {});

/**
 * The forms of a visit, fetched as soon as the page is live.
 * @param presses how often a form was opened; a failed fetch is tried again then
 * @returns the forms; `failed` while they could not be fetched
 */
export function usePanels(presses: number): Panels | 'failed' | undefined {
  const [panels, setPanels] = useState<Panels | 'failed'>();
  useEffect(() => {
    let isShown = true;
    load().then(
      (loaded) => isShown && setPanels(loaded),
      () => isShown && setPanels((known) => (typeof known === 'object' ? known : 'failed')),
    );
    return () => {
      isShown = false;
    };
  }, [presses]);
  return panels;
}
