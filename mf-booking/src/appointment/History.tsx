import type { AppointmentEvent } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import * as m from '../messages/appointment';
import styles from './History.module.css';
import { stateWords, visitTime } from '../confirmation/state-words';

/** Either side can move or cancel, so these name who did. */
function words({ state, by, from, to }: AppointmentEvent): string {
  if (state === 'moved') {
    return from && to
      ? m.movedByFromTo({ by, before: visitTime(from), after: visitTime(to) })
      : m.movedBy({ by });
  }
  if (state === 'canceled') return m.canceledBy({ by });
  return state === 'held' ? m.sent : stateWords[state].label;
}

/** Every change with its time and who made it. */
export function History({ events }: { events: AppointmentEvent[] }) {
  const { timeZone } = useCompany();
  return (
    <Disclosure className={styles.root} summary={m.whatHappenedSoFar}>
      <ol role="list" className={styles.events}>
        {events.map((event) => (
          <li key={event.at + event.state}>
            <p className={styles.at}>{formatInstant(new Date(event.at), timeZone)}</p>
            <p>{words(event)}</p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
