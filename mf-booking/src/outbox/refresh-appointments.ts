import type { Appointment } from '@site/data-types/entities';
import { siteStore, updateAppointments } from '@site/store';
import { loadBackend } from '../lib/backend';
import type { Backend } from '../lib/backend';
import { rememberAppointment } from './remember';

let requested = false;

/** Final states: do not request them on every page. */
const isOver = ({ state, status }: Appointment): boolean =>
  state ? state === 'done' || state === 'cancelled' : status === 'completed';

async function refresh(backend: Backend, entry: Appointment): Promise<void> {
  const { id, key, phone } = entry;
  if (key) {
    const answer = await backend.viewAppointment({ id, key });
    if (answer.status === 'found') rememberAppointment(answer.appointment);
    return;
  }
  // Without a key, as in entries of older releases, the server returns only the status.
  const status = await backend.appointmentStatus({ id, phone });
  if (status && status !== entry.status) {
    updateAppointments((a) => a.id === id, { status, heldUntil: undefined });
  }
}

/** Requests once per page the state of this browser's open appointments. */
export async function refreshAppointments(): Promise<void> {
  const open = siteStore
    .getState()
    .appointments.filter((a) => a.id && (a.key || a.phone) && !isOver(a));
  if (requested || open.length === 0) return;
  requested = true;
  try {
    const backend = await loadBackend();
    if (!backend.hasDatabase) return;
    for (const entry of open) await refresh(backend, entry);
  } catch (error) {
    console.warn('Earlier appointments could not be refreshed.', error);
  }
}
