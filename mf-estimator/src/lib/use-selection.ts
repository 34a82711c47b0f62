import { useLive } from '@site/federation';
import { updateDraft } from '@site/store';
import { useSearchParams } from 'react-router-dom';
import type { Appliance } from '../data/prices';
import { holdEstimate } from './price-lock';
import { nothing, readSelection, writeSelection } from './selection';
import type { Selection } from './selection';

/**
 * The calculator's state, stored in the address. Every step is a history entry, so the back button
 * returns to it.
 */
export function useSelection() {
  const [params, setParams] = useSearchParams();
  const live = useLive();
  const selection = live ? readSelection(params) : nothing;
  const { appliance, issue } = selection;
  const go = (next: Selection) => setParams((before) => writeSelection(before, next));
  const at = (step: Selection) => `?${writeSelection(params, step).toString()}`;
  return {
    selection,
    /** Addresses of the calculator without its result: at the first step and at the second. */
    changeAppliance: at(nothing),
    changeIssue: at({ ...(appliance && { appliance }), shown: false }),
    chooseAppliance(chosen: Appliance) {
      if (chosen === appliance) return;
      updateDraft({ appliance: chosen, issue: '', estimate: null });
      go({ appliance: chosen, shown: false });
    },
    chooseIssue(chosen: string) {
      if (!appliance || chosen === issue) return;
      updateDraft({ appliance, issue: chosen, estimate: null });
      go({ appliance, issue: chosen, shown: false });
    },
    /** Does nothing unless both are chosen. */
    calculate() {
      if (!appliance || !issue) return;
      holdEstimate(appliance, issue);
      go({ appliance, issue, shown: true });
    },
  };
}
