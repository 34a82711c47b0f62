import type { HistoryEntry, VisitWithHistory } from '@site/client/staff';
import { formatDay, formatInstant, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { stateWords } from '../lib/words';

const windowOf = (date = '', time = ''): string => `${formatDay(date)}, ${formatWindow(time)}`;

/** `Given to Maria Lopez by Olga Owner` */
function words({ state, actor, technician, ...move }: HistoryEntry): string {
  switch (state) {
    case 'held':
      return `Requested by ${actor}, who has to confirm by mail`;
    case 'requested':
      return `Requested by ${actor}`;
    case 'assigned':
      if (!technician) return `Left without a technician by ${actor}`;
      return technician === actor ? `Taken by ${actor}` : `Given to ${technician} by ${actor}`;
    case 'moved':
      return move.fromDate
        ? `Moved by ${actor} from ${windowOf(move.fromDate, move.fromTime)} to ${windowOf(move.toDate, move.toTime)}`
        : `Moved by ${actor}`;
    case 'on_the_way':
      return `${actor} set out`;
    case 'no_one_home':
      return `${actor} found no one home`;
    default:
      return `${stateWords[state]} by ${actor}`;
  }
}

/** Every change of a visit: when, what and by whom. */
export function History({ visit: { history, id } }: { visit: VisitWithHistory }) {
  const { timeZone } = useCompany();
  if (history.length === 0) return null;
  return (
    <Disclosure summary={`History of ${id}`}>
      <ol>
        {history.map((entry) => (
          <li key={entry.at + entry.state}>
            {words(entry)}, {formatInstant(new Date(entry.at), timeZone)}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
