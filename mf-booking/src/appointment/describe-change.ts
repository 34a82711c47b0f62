import type { AppointmentView } from '@site/data-types/appointment';
import { stateWords, visitTime } from '../confirmation/state-words';
import * as m from '../messages/ask';

/**
 * Names the differences since the visitor's page was loaded.
 * @param before as it was shown
 * @param now as it is
 */
export function describeChange(before: AppointmentView, now: AppointmentView): string {
  const changes = [
    visitTime(before) !== visitTime(now) && m.visitNowVisitTime({ visitTime: visitTime(now) }),
    before.state !== now.state && m.itsStateNowLabel({ label: stateWords[now.state].label }),
    now.technician &&
      before.technician !== now.technician &&
      m.technicianComes({ technician: now.technician }),
  ].filter(Boolean);
  return changes.join(' ') || m.pleaseReadItAgain;
}
