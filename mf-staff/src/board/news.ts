import { shown } from '@site/data-types/shown';
import type { Board, StaffVisit } from '@site/client/staff';
import { changeOf } from '../lib/change-words';
import { whenOf } from '../lib/words';
import * as m from '../messages/board-notices';

/** Another person's change in the list. */
export interface News {
  /** `given`: the reader may not see it any more. */
  kind: 'request' | 'changed' | 'left' | 'given';
  /** The visit after the change; as it was last shown if the server does not show it any more. */
  visit: StaffVisit;
}

/**
 * Changes of other people between two answers. A visit that came into the list is news like one
 * that was changed in it. For one that left it, the server has the reason.
 * @param me name of the person who reads it
 */
export function newsBetween(before: Board, now: Board, me: string): News[] {
  const known = new Map(before.visits.map((visit) => [visit.id, visit]));
  const listed = new Set(now.visits.map(({ id }) => id));
  const isMine = ({ changedBy }: StaffVisit) => changedBy?.name === me;
  return [
    ...now.visits.flatMap((visit): News[] => {
      const old = known.get(visit.id);
      const what = visit.changedBy?.what ?? 'requested';
      if (!old && what === 'requested' && visit.state === 'requested')
        return [{ kind: 'request', visit }];
      const isOld = old && old.version >= visit.version;
      return isOld || !visit.changedBy || isMine(visit) ? [] : [{ kind: 'changed', visit }];
    }),
    ...before.visits
      .filter(({ id }) => !listed.has(id))
      .map((visit): News => ({ kind: 'left', visit })),
  ];
}

/** One sentence. Make it when the page is rendered, because `a moment ago` ages. */
export function newsWords({ kind, visit }: News, timeZone: string): string {
  const { name, appliance } = visit;
  if (kind === 'request')
    return m.newRequestNameAppliance({ name, appliance: shown(appliance), when: whenOf(visit) });
  const change = changeOf(visit, timeZone, m.theVisitOfName({ name }));
  if (kind === 'changed') return change ?? m.visitNameChanged({ name });
  if (kind === 'given') return m.visitNameAnotherTechnicians({ name });
  const place =
    visit.changedBy?.what === 'moved' ? m.whenNow({ when: whenOf(visit) }) : m.itLeftThisList;
  return `${change ?? m.visitNameChanged({ name })} ${place}`;
}
