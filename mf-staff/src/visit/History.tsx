import type { HistoryEntry, VisitWithHistory } from '@site/client/staff';
import { formatDay, formatInstant, formatWindow } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { formatPhone } from '@site/data-types/format';
import { stateWords } from '../lib/words';

const windowOf = (date = '', time = ''): string => `${formatDay(date)}, ${formatWindow(time)}`;

const fieldWords: Record<string, string> = {
  ...{ name: 'name', phone: 'phone', email: 'mail address', address: 'address', zip: 'ZIP' },
  ...{ appliance: 'appliance', issue: 'problem' },
  ...{ labor: 'labor', parts: 'parts', cost: 'cost', date: 'day', model: 'model' },
  ...{ serial: 'serial number', notes: 'notes', technician: 'technician' },
};

/** `phone from (713) 555-0142 to (713) 555-0143` */
function changeWords({ field, from, to }: { field: string; from: string; to: string }): string {
  const shown = (text: string) => (field === 'phone' ? formatPhone(text) : text) || 'nothing';
  return `${fieldWords[field] ?? field} from ${shown(from)} to ${shown(to)}`;
}

/** `Given to Maria Lopez by Olga Owner` */
function words(
  { state, actor, technician, changes, reason, ...move }: HistoryEntry,
  isFirst: boolean,
): string {
  switch (state) {
    case 'held':
      return `Requested by ${actor}, who has to confirm by mail`;
    case 'requested':
      if (actor === 'the customer') return `Requested by ${actor}`;
      return isFirst ? `Taken by phone by ${actor}` : `Cancellation taken back by ${actor}`;
    case 'corrected':
      return `Corrected by ${actor}: ${(changes ?? []).map(changeWords).join('; ')}`;
    case 'job_corrected':
      return `Job corrected by ${actor}, because: ${reason ?? ''}. ${(changes ?? []).map(changeWords).join('; ')}`;
    case 'part_ordered':
      return `Part ordered by ${actor}: ${reason ?? ''}`;
    case 'job_voided':
      return `Finished job taken back by ${actor}, because: ${reason ?? ''}`;
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
        {history.map((entry, place) => (
          <li key={entry.at + entry.state}>
            {words(entry, place === 0)}, {formatInstant(new Date(entry.at), timeZone)}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
