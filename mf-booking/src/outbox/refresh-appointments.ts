import type { Appointment } from '@site/data-types/entities';
import { siteStore } from '@site/store';
import { loadBackend } from '../lib/backend';
import { rememberAppointment } from './remember';

let requested = false;

/** Final states: do not request them on every page. */
const isOver = ({ state }: Appointment): boolean => state === 'done' || state === 'canceled';

/** Requests once per page the state of this browser's open appointments. */
export async function refreshAppointments(): Promise<void> {
  const open = siteStore.getState().appointments.filter((a) => a.id && a.key && !isOver(a));
  if (requested || open.length === 0) return;
  requested = true;
  try {
    const backend = await loadBackend();
    if (!backend.hasDatabase) return;
    for (const { id, key = '' } of open) {
      const answer = await backend.viewAppointment({ id, key });
      if (answer.status === 'found') rememberAppointment(answer.appointment);
    }
  } catch (error) {
    console.warn('Earlier appointments could not be refreshed.', error);
  }
}
