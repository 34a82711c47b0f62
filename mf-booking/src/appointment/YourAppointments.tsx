import { shown } from '@site/data-types/shown';
import type { AppointmentState } from '@site/data-types/appointment';
import { todayIn } from '@site/data-types/calendar';
import type { Appointment } from '@site/data-types/entities';
import { appointmentPath } from '@site/data-types/mailed-pages';
import { useCompany, useSite } from '@site/store';
import { Icon } from '@site/ui/icon';
import { Unbroken } from '@site/ui/unbroken';
import { Link } from 'react-router-dom';
import * as m from '../messages/appointment';
import { Block } from './Block';
import { stateWords } from '../confirmation/state-words';
import { VisitTime } from './VisitTime';
import styles from './YourAppointments.module.css';

/** Coming visits first, the next one on top; then earlier ones, the last one on top. */
function inOrder(appointments: Appointment[], today: string): Appointment[] {
  const booked = appointments
    .filter(({ id }) => id)
    .toSorted((a, b) => a.preferredDate.localeCompare(b.preferredDate));
  const coming = booked.filter(({ preferredDate }) => preferredDate >= today);
  const past = booked.filter(({ preferredDate }) => preferredDate < today);
  return [...coming, ...past.reverse()];
}

/** States that end with the visit's day, even if no answer came since. */
const openStates: AppointmentState[] = ['held', 'requested', 'confirmed', 'on_the_way'];

/** An entry in storage may have a state that this release does not know. */
function stateOf({ state: stored, preferredDate }: Appointment, today: string): string {
  const state = Object.hasOwn(stateWords, stored) ? stored : 'requested';
  const isPast = openStates.includes(state) && preferredDate < today;
  return isPast ? m.past : stateWords[state].label;
}

/** The appointments that this browser keeps. */
export function YourAppointments() {
  const { timeZone } = useCompany();
  const appointments = useSite((site) => site.appointments);
  const today = todayIn(timeZone);
  const listed = inOrder(appointments, today);
  if (listed.length === 0) return null;
  return (
    <Block title={m.yourAppointments}>
      <p>{m.thoseBookedOpenedBrowser}</p>
      <ul role="list" className={styles.list}>
        {listed.map((each) => (
          <li key={each.id}>
            <Link className={styles.link} to={appointmentPath(each)}>
              <span className={styles.what}>
                <span className={styles.time}>
                  <VisitTime visit={each} />
                </span>
                <span className={styles.detail}>
                  {m.repairNumberState({
                    appliance: shown(each.appliance),
                    Unbroken: <Unbroken>{each.id}</Unbroken>,
                    stateOf: stateOf(each, today),
                  })}
                </span>
              </span>
              <Icon name="arrow-right" size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
