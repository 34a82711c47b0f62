import type { AppointmentEvent } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import styles from './History.module.css';
import { stateWords } from '../confirmation/state-words';

/** Either side can move or cancel, so these say who did. */
function words({ state, by }: AppointmentEvent): string {
  if (state === 'moved') return `Moved by ${by}`;
  if (state === 'cancelled') return `Cancelled by ${by}`;
  return state === 'held' ? 'Sent' : stateWords[state].label;
}

/** Every change with its time and who made it. */
export function History({ events }: { events: AppointmentEvent[] }) {
  const { timeZone } = useCompany();
  return (
    <Disclosure className={styles.root} summary="What has happened so far">
      <TicketRows>
        {events.map((event) => (
          <TicketRow
            key={event.at + event.state}
            label={formatInstant(new Date(event.at), timeZone)}
            value={words(event)}
          />
        ))}
      </TicketRows>
    </Disclosure>
  );
}
