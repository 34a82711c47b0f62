import { siteStore, updateAppointments } from '@site/store';
import { loadBackend } from './backend';

let asked = false;

/** Marks those of this browser's appointments that the team has completed; once per page. */
export async function refreshAppointments(): Promise<void> {
  const pending = siteStore.getState().appointments.filter((a) => a.id && a.status === 'pending');
  if (asked || pending.length === 0) return;
  asked = true;
  try {
    const backend = await loadBackend();
    if (!backend.hasDatabase) return;
    for (const { id, phone } of pending) {
      const status = await backend.appointmentStatus({ id, phone });
      if (status === 'completed') updateAppointments((a) => a.id === id, { status });
    }
  } catch (error) {
    console.warn('The state of earlier appointments could not be asked for.', error);
  }
}
