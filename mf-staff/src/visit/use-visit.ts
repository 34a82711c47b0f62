import type { StaffVisit, VisitWithHistory } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { useCallback, useRef, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf, isHidden, isUnreached } from '../lib/failure';
import type { Failure } from '../lib/failure';
import { usePoll } from '../lib/use-poll';
import { readDay, withoutPhotos } from '../offline/stored-day';
import { usePerson } from '../session/person-context';
import { readSeen, storeSeen } from '../session/seen';
import { isStillHere, noticeEnd } from '../session/session';

interface ShownVisit {
  visit?: VisitWithHistory;
  /** ISO 8601 instant of the stored visit that is shown, because the server cannot be reached. */
  storedAt?: string;
  /** Why the last question got no answer. */
  failure?: Failure;
  /** The server refuses to show it: it is another's, or there is none. */
  refused?: string;
  /** The visit as another person has just changed it. */
  news?: StaffVisit;
}

/** A visit as this browser has seen it, also in the list of today. */
function readStoredVisit(
  id: string,
  email: string,
  today: string,
): { visit: VisitWithHistory; at: string } | undefined {
  const seen = readSeen<VisitWithHistory>(`visit ${id}`, email);
  if (seen) return { visit: seen.answer, at: seen.at };
  const day = readDay(email, today);
  const listed = day?.visits.find((visit) => visit.id === id);
  return day && listed && { visit: { ...listed, history: [] }, at: day.savedAt };
}

/**
 * A visit, requested every five seconds. Has what others have changed since it is shown. An answer
 * that is older than what is shown is dropped.
 * @returns the visit, and functions that load again and that show the answer to a change
 */
export function useVisit(id: string) {
  const { timeZone } = useCompany();
  const { email, name } = usePerson();
  const [shown, setShown] = useState<ShownVisit>({});
  const last = useRef<StaffVisit>(undefined);
  const questions = useRef(0);

  /** @param withNews false when the page shows in another place what was changed */
  const ask = useCallback(
    async (withNews: boolean): Promise<VisitWithHistory | undefined> => {
      const question = ++questions.current;
      try {
        const visit = await staff().visit(id);
        const before = last.current;
        const isOld = before && visit.version < before.version;
        if (isOld || question !== questions.current) return undefined;
        last.current = visit;
        if (isStillHere(email) && JSON.stringify(visit) !== JSON.stringify(before))
          storeSeen(`visit ${id}`, email, withoutPhotos(visit));
        const isNewer = before && before.version < visit.version;
        const isNews = withNews && isNewer && visit.changedBy && visit.changedBy.name !== name;
        setShown(({ news }) => ({ visit, ...(isNews ? { news: visit } : news && { news }) }));
        return visit;
      } catch (error) {
        const failure = failureOf(error);
        void noticeEnd(failure);
        if (question !== questions.current) return undefined;
        if (isHidden(failure)) setShown({ refused: failure.message });
        else {
          const stored = isUnreached(failure)
            ? readStoredVisit(id, email, todayIn(timeZone))
            : undefined;
          setShown((old) => ({
            ...old,
            ...(stored && !old.visit && { visit: stored.visit }),
            ...(stored && { storedAt: stored.at }),
            failure,
          }));
        }
        return undefined;
      }
    },
    [id, email, name, timeZone],
  );

  usePoll(useCallback(async () => void (await ask(true)), [ask]));

  /** Shows what a change of this person has made; it is no news. */
  const accept = useCallback(
    (visit: StaffVisit) => {
      last.current = visit;
      setShown(({ visit: old }) => ({ visit: { ...visit, history: old?.history ?? [] } }));
      void ask(true);
    },
    [ask],
  );
  const reload = useCallback(() => ask(false), [ask]);
  const dismiss = useCallback(() => setShown(({ news: _read, ...rest }) => rest), []);

  return { shown, reload, accept, dismiss };
}
