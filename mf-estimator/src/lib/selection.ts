import type { Appliance } from '../data/prices';
import { findFault, isAppliance } from './quote';

/** How far the visitor has come in the calculator. */
export interface Selection {
  appliance?: Appliance;
  issue?: string;
  /** The estimate has been asked for. */
  shown: boolean;
}

/** Nothing chosen yet; also what the prerendered document shows. */
export const nothing: Selection = { shown: false };

/** The selection that an address names; values that the calculator does not have are passed over. */
export function readSelection(params: URLSearchParams): Selection {
  const appliance = params.get('appliance');
  if (!isAppliance(appliance)) return nothing;
  const issue = params.get('issue');
  if (!issue || !findFault(appliance, issue)) return { appliance, shown: false };
  return { appliance, issue, shown: params.get('view') === 'result' };
}

/** The search of an address that names the selection; anything else in it stays. */
export function writeSelection(
  params: URLSearchParams,
  { appliance, issue, shown }: Selection,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = { appliance, issue, view: shown ? 'result' : undefined };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
