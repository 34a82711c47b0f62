import type { Board } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { useCallback, useState } from 'react';
import { onForget } from '../session/personal-data';
import { usePerson } from '../session/person-context';
import { staff } from '../lib/backend';
import { failureOf, isUnreached } from '../lib/failure';
import { usePoll } from '../lib/use-poll';
import { readDay, storeDay, withoutPhotos } from '../offline/stored-day';
import { readSeen, storeSeen } from '../session/seen';
import { isStillHere, noticeEnd } from '../session/session';
import { explainLeft } from './left-visits';
import { newsBetween } from './news';
import type { News } from './news';

export interface ShownBoard {
  board?: Board;
  /** ISO 8601 instant of the stored list that is shown, because the server cannot be reached. */
  storedAt?: string;
  /** Why the last question got no answer. */
  failure?: string;
  /** Changes of other people while the page was open, newest first. */
  news: News[];
  forgetNews: () => void;
  /** Asks at once, e.g. after a change. */
  reload: () => Promise<void>;
}

/** News that fit on a phone. */
const maxNews = 5;

interface Answered {
  /** Person and range of the question. */
  key: string;
  board?: Board;
  storedAt?: string;
  failure?: string;
}

/** Boards by person and range, so that a page that is opened again shows its data at once. */
const shownBefore = new Map<string, Board>();
onForget(() => shownBefore.clear());

/**
 * Days and visits, requested every five seconds.
 * @param from first date, default today at the business @param days 1 to 14
 */
export function useBoard(days: number, from?: string): ShownBoard {
  const { timeZone } = useCompany();
  const { email, name } = usePerson();
  const rangeKey = `${email} ${from ?? todayIn(timeZone)} ${days}`;
  const [answered, setShown] = useState<Answered>({ key: '' });
  const [news, setNews] = useState<News[]>([]);
  const cached = shownBefore.get(rangeKey);
  const shown = answered.key === rangeKey ? answered : { ...(cached && { board: cached }) };

  const reload = useCallback(async () => {
    const start = from ?? todayIn(timeZone);
    const key = `${email} ${start} ${days}`;
    const before = shownBefore.get(key);
    try {
      const answer = await staff().board({
        from: start,
        days,
        ...(before && { seen: before.revision }),
      });
      const board = answer.unchanged ? before : answer;
      if (!board || !isStillHere(email)) return;
      shownBefore.set(key, board);
      setShown({ key, board });
      if (board.today === start) storeDay(email, board);
      const isLonger = days > 1 || board.today !== start;
      if (isLonger && !answer.unchanged)
        storeSeen(nameOf(start, days), email, {
          ...board,
          visits: board.visits.map(withoutPhotos),
        });
      if (before && !answer.unchanged) {
        const more = await explainLeft(newsBetween(before, board, name), name);
        const isAgain = ({ visit }: News) => more.some((each) => each.visit.id === visit.id);
        if (more.length)
          setNews((old) => [...more, ...old.filter((each) => !isAgain(each))].slice(0, maxNews));
      }
    } catch (error) {
      const failure = failureOf(error);
      void noticeEnd(failure);
      const stored = isUnreached(failure) ? readStoredBoard(email, start, days) : undefined;
      const known = shownBefore.get(key) ?? stored?.board;
      setShown({
        key,
        ...(known && { board: known }),
        ...(stored && { storedAt: stored.at }),
        failure: failure.message,
      });
    }
  }, [from, days, email, name, timeZone]);

  usePoll(reload);
  return { ...shown, news, forgetNews: useCallback(() => setNews([]), []), reload };
}

const nameOf = (start: string, days: number): string => `board ${start} ${days}`;

/** These days as this browser has seen them; of today only what is left to do. */
function readStoredBoard(
  email: string,
  start: string,
  days: number,
): { board: Board; at: string } | undefined {
  const seen = readSeen<Board>(nameOf(start, days), email);
  if (seen) return { board: seen.answer, at: seen.at };
  const day = readDay(email, start);
  return day && { board: asBoard(day), at: day.savedAt };
}

const asBoard = ({ today, visits }: Pick<Board, 'today' | 'visits'>): Board => ({
  ...{ revision: '', today, visits },
  ...{ days: [], people: [] },
});
