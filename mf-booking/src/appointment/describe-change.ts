import type { AppointmentView } from '@site/data-types/appointment';
import { stateWords, visitTime } from '../confirmation/state-words';

/**
 * Names the differences since the visitor's page was loaded.
 * @param before as it was shown
 * @param now as it is
 */
export function describeChange(before: AppointmentView, now: AppointmentView): string {
  const changes = [
    visitTime(before) !== visitTime(now) && `The visit is now on ${visitTime(now)}.`,
    before.state !== now.state && `Its state is now: ${stateWords[now.state].label}.`,
    now.technician && before.technician !== now.technician && `${now.technician} comes.`,
  ].filter(Boolean);
  return changes.join(' ') || 'Please read it again.';
}
