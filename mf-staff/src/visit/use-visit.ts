import type { StaffVisit, VisitWithHistory } from '@site/backend/staff';
import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { useCallback, useRef, useState } from 'react';
import { staff } from '../lib/backend';
import { failureOf, isUnreached } from '../lib/failure';
import { usePoll } from '../lib/use-poll';
import { changeOf } from '../lib/words';
import { readDay } from '../offline/stored-day';
import { usePerson } from '../session/person-context';
import { noticeEnd } from '../session/session';

interface ShownVisit {
  visit?: VisitWithHistory;
  /** ISO 8601 instant of the stored visit that is shown, because the server cannot be reached. */
  storedAt?: string;
  /** Why the last question got no answer. */
  failure?: string;
  /** The server refuses to show it: it is another's, or there is none. */
  refused?: string;
  /** What another person has just changed. */
  news?: string;
}

/**
 * A visit, asked for every five seconds. Says what others have changed since it is shown.
 * @returns the visit, and functions that ask again and that show the answer to a change
 */
export function useVisit(id: string) {
  const { timeZone } = useCompany();
  const { email, name } = usePerson();
  const [shown, setShown] = useState<ShownVisit>({});
  const last = useRef<StaffVisit>(undefined);

  const reload = useCallback(async () => {
    try {
      const visit = await staff().visit(id);
      const before = last.current;
      last.current = visit;
      const { changedBy } = visit;
      const isNews = before && before.version < visit.version && changedBy?.name !== name;
      setShown((old) => ({
        visit,
        ...(old.news && { news: old.news }),
        ...(isNews && changedBy && { news: changeOf(changedBy, timeZone) }),
      }));
    } catch (error) {
      const failure = failureOf(error);
      void noticeEnd(failure);
      if (!isUnreached(failure)) return setShown({ refused: failure.message });
      const day = readDay(email, todayIn(timeZone));
      const stored = day?.visits.find((visit) => visit.id === id);
      setShown((old) => ({
        ...old,
        ...(stored && !old.visit && { visit: { ...stored, history: [] } }),
        ...(day && stored && { storedAt: day.savedAt }),
        failure: failure.message,
      }));
    }
  }, [id, email, name, timeZone]);

  usePoll(reload);

  /** Shows what a change of this person has made; it is no news. */
  const accept = useCallback(
    (visit: StaffVisit) => {
      last.current = visit;
      setShown(({ visit: old }) => ({ visit: { ...visit, history: old?.history ?? [] } }));
      void reload();
    },
    [reload],
  );

  return { shown, reload, accept };
}
