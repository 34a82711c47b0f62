import type { ChangeWord, StaffVisit } from '@site/client/staff';
import { formatInstant } from '@site/data-types/visit';

/** The action, between the person's name and the visit. */
const deeds: Record<Exclude<ChangeWord, 'assigned'>, string> = {
  held: 'asked for',
  requested: 'asked for',
  confirmed: 'confirmed',
  on_the_way: 'set out for',
  done: 'finished',
  canceled: 'canceled',
  no_one_home: 'found no one home at',
  moved: 'moved',
  corrected: 'corrected',
  job_corrected: 'corrected the finished job of',
  part_ordered: 'ordered a part for',
  job_voided: 'took back the finished job of',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const minuteMs = 60_000;

/** `a moment ago`, `12 minutes ago`, or the instant. @param at ISO 8601 */
export function ago(at: string, timeZone: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / minuteMs);
  if (minutes < 2) return 'a moment ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  return formatInstant(new Date(at), timeZone);
}

type Changed = Pick<StaffVisit, 'changedBy' | 'technician'>;

function deedOf({ changedBy, technician }: Changed, visit: string): string {
  const what = changedBy?.what ?? 'held';
  if (what !== 'assigned') return `${deeds[what]} ${visit}`;
  if (!technician) return `took ${visit} from its technician`;
  return technician.name === changedBy?.name
    ? `took ${visit}`
    : `gave ${visit} to ${technician.name}`;
}

/**
 * `Maria moved this visit a moment ago.`; undefined for a visit without a change. Make it when the
 * page is rendered, because `a moment ago` ages.
 * @param visit in words
 */
export const changeOf = (
  changed: Changed,
  timeZone: string,
  visit = 'this visit',
): string | undefined =>
  changed.changedBy
    ? `${capital(changed.changedBy.name)} ${deedOf(changed, visit)} ${ago(changed.changedBy.at, timeZone)}.`
    : undefined;
