import type { ChangeWord, StaffVisit } from '@site/client/staff';
import { formatInstant } from '@site/data-types/visit';
import * as m from '../messages/frame';
import { actorName } from './words';

const deeds: Record<Exclude<ChangeWord, 'assigned'>, typeof m.moved> = {
  held: m.held,
  requested: m.held,
  confirmed: m.confirmed,
  on_the_way: m.onTheWay,
  done: m.done,
  canceled: m.canceled,
  no_one_home: m.noOneHome,
  moved: m.moved,
  corrected: m.corrected,
  job_corrected: m.jobCorrected,
  part_ordered: m.partOrdered,
  job_voided: m.jobVoided,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const minuteMs = 60_000;

/** `a moment ago`, `12 minutes ago`, or the instant. @param at ISO 8601 */
export function ago(at: string, timeZone: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / minuteMs);
  if (minutes < 2) return m.momentAgo;
  if (minutes < 60) return m.minutesAgo({ minutes });
  return formatInstant(new Date(at), timeZone);
}

type Changed = Pick<StaffVisit, 'changedBy' | 'technician'>;

/**
 * `Maria moved this visit a moment ago.`; undefined for a visit without a change. Make it when the
 * page is rendered, because `a moment ago` ages.
 * @param visit in words
 */
export function changeOf(
  { changedBy, technician }: Changed,
  timeZone: string,
  visit: string = m.thisVisit,
): string | undefined {
  if (!changedBy) return undefined;
  const values = {
    who: capital(actorName(changedBy.name)),
    visit,
    ago: ago(changedBy.at, timeZone),
  };
  if (changedBy.what !== 'assigned') return deeds[changedBy.what ?? 'held'](values);
  if (!technician) return m.unassigned(values);
  return technician.name === changedBy.name
    ? m.took(values)
    : m.gave({ ...values, technician: technician.name });
}
