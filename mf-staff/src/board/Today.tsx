import { todayIn } from '@site/data-types/calendar';
import { ButtonLink } from '@site/ui/button';
import { formatDay } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { useSearchParams } from 'react-router-dom';
import { isOver } from '../lib/words';
import * as m from '../messages/today';
import { notSentYet, useQueued } from '../offline/queued-jobs';
import { isOwner, usePerson } from '../session/person-context';
import { BoardNotices } from './BoardNotices';
import { MailTrouble } from './MailTrouble';
import { PartsToday } from './PartsToday';
import { Earlier } from './Earlier';
import styles from './Today.module.css';
import { TodayList } from './TodayList';
import { ToConfirm } from './ToConfirm';
import { useBoard } from './use-board';
import { WideBoard } from './WideBoard';
import { knownChoice, VisitsOf, visitsOf } from './VisitsOf';

/** Visits left from earlier days, visits that wait for a call, and the rest of today. */
export function Today() {
  const { timeZone } = useCompany();
  const person = usePerson();
  const shown = useBoard(1);
  const queued = useQueued(person.email);
  const [search, setSearch] = useSearchParams();
  const { board } = shown;
  const who = board ? knownChoice(board, search.get('who') ?? '') : '';
  const chosen = board ? visitsOf(board.visits, who) : [];
  const waiting = new Map(queued.map(({ id }) => [id, notSentYet]));
  return (
    <>
      <div className={styles.head}>
        <p className={styles.day}>{formatDay(board?.today ?? todayIn(timeZone))}</p>
        {isOwner(person) && (
          <ButtonLink to="/staff/call" variant="accent" icon="phone">
            {m.visitByPhone}
          </ButtonLink>
        )}
      </div>
      <BoardNotices shown={shown} />
      {isOwner(person) && (
        <>
          <MailTrouble />
          <PartsToday />
        </>
      )}
      {board && (
        <>
          <VisitsOf
            board={board}
            who={who}
            onChange={(next) => setSearch(next ? { who: next } : {}, { replace: true })}
          />
          <Earlier
            visits={chosen.filter((visit) => visit.preferredDate < board.today && !isOver(visit))}
            waiting={waiting}
          />
          {/* Also those that are not chosen: a request has no technician at first. */}
          <ToConfirm
            visits={board.visits.filter(({ preferredDate }) => preferredDate >= board.today)}
            people={board.people}
            reload={shown.reload}
          />
          {isOwner(person) && <WideBoard board={board} reload={shown.reload} />}
          <TodayList board={board} visits={chosen} waiting={waiting} />
        </>
      )}
      {!board && !shown.failure && <p>{m.loadingTheDay}</p>}
    </>
  );
}
