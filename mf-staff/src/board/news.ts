import type { Board, StaffVisit } from '@site/backend/staff';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { changeOf } from '../lib/words';

const when = ({ preferredDate, preferredTime }: StaffVisit): string =>
  `${formatDay(preferredDate)}, ${formatWindow(preferredTime)}`;

/**
 * What others have changed between two answers, one sentence each.
 * @param me name of the person who reads it
 */
export function newsBetween(before: Board, now: Board, me: string, timeZone: string): string[] {
  const known = new Map(before.visits.map((visit) => [visit.id, visit]));
  return now.visits.flatMap((visit) => {
    const old = known.get(visit.id);
    if (!old && visit.state === 'requested')
      return [`New request: ${visit.name}, ${visit.appliance}, ${when(visit)}.`];
    if (!old || old.version >= visit.version || !visit.changedBy) return [];
    if (visit.changedBy.name === me) return [];
    return [changeOf(visit.changedBy, timeZone, `the visit of ${visit.name}`)];
  });
}
