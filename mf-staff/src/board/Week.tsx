import { addDays, todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Stack } from '@site/ui/layout';
import { useSearchParams } from 'react-router-dom';
import * as m from '../messages/week';
import { BoardNotices } from './BoardNotices';
import { DayPicker } from './DayPicker';
import { DayTable } from './DayTable';
import { ToConfirm } from './ToConfirm';
import { useBoard } from './use-board';

const daysOfWeek = 7;
/** A day of the calendar: an old or mistyped address shows this week. */
const isDate = (text: string | null): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

/** Seven days from today or a later day: windows × technicians, free places. */
export function Week() {
  const { timeZone } = useCompany();
  const [search, setSearch] = useSearchParams();
  const today = todayIn(timeZone);
  const asked = search.get('from');
  const from = isDate(asked) ? asked : today;
  const shown = useBoard(daysOfWeek, from);
  const { board } = shown;
  const chosen = search.get('day');
  const date = isDate(chosen) ? chosen : from;
  const day = board?.days.find((each) => each.date === date) ?? board?.days[0];

  const show = (start: string, on = start) =>
    setSearch({ ...(start !== today && { from: start }), day: on }, { replace: true });

  return (
    <>
      <BoardNotices shown={shown} />
      <Stack>
        {!board && !shown.failure && <p>{m.loadingTheWeek}</p>}
        {board && board.days.length > 0 && (
          <>
            <ToConfirm visits={board.visits} people={board.people} reload={shown.reload} />
            <DayPicker
              board={board}
              date={day?.date ?? date}
              onPick={(on) => show(from, on)}
              onEarlier={() => show(addDays(from, -daysOfWeek))}
              onLater={() => show(addDays(from, daysOfWeek))}
            />
            {day && <DayTable board={board} day={day} reload={shown.reload} />}
          </>
        )}
        {board?.days.length === 0 && <p>{m.weekCanReadOnly}</p>}
      </Stack>
    </>
  );
}
