import { todayIn } from '@site/data-types/calendar';
import { formatDay } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Select } from '@site/ui/field';
import { useSearchParams } from 'react-router-dom';
import { isOwner, usePerson } from '../session/person-context';
import { useKept } from '../offline/kept-jobs';
import { BoardNotices } from './BoardNotices';
import styles from './Today.module.css';
import { TodayList } from './TodayList';
import { ToConfirm } from './ToConfirm';
import { useBoard } from './use-board';

/** What is left to do today, and what waits for a call. */
export function Today() {
  const { timeZone } = useCompany();
  const person = usePerson();
  const shown = useBoard(1);
  const kept = useKept(person.email);
  const [search, setSearch] = useSearchParams();
  const who = search.get('who') ?? '';
  const { board } = shown;
  return (
    <>
      <p className={styles.day}>{formatDay(board?.today ?? todayIn(timeZone))}</p>
      <BoardNotices shown={shown} />
      {board && (
        <>
          <ToConfirm board={board} />
          {isOwner(person) && board.people.length > 1 && (
            <label className={styles.who}>
              Visits of
              <Select
                value={who}
                onChange={({ target }) =>
                  setSearch(target.value ? { who: target.value } : {}, { replace: true })
                }
              >
                <option value="">everyone</option>
                {board.people.map(({ email, name }) => (
                  <option key={email} value={email}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          )}
          <TodayList
            board={board}
            who={who}
            waiting={new Map(kept.map(({ id }) => [id, 'Finished on this phone, not sent yet.']))}
          />
        </>
      )}
      {!board && !shown.failure && <p>Loading the day…</p>}
    </>
  );
}
