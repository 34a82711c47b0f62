import { siteStore, updateAppointments } from '@site/store';
import { loadBackend } from '../lib/backend';

let asked = false;

/** Asks what has become of this browser's appointments that are not completed; once per page. */
export async function refreshAppointments(): Promise<void> {
  const pending = siteStore.getState().appointments.filter((a) => a.id && a.status !== 'completed');
  if (asked || pending.length === 0) return;
  asked = true;
  try {
    const backend = await loadBackend();
    if (!backend.hasDatabase) return;
    for (const { id, phone, status: known } of pending) {
      const status = await backend.appointmentStatus({ id, phone });
      if (status && status !== known) {
        updateAppointments((a) => a.id === id, { status, heldUntil: undefined });
      }
    }
  } catch (error) {
    console.warn('The state of earlier appointments could not be asked for.', error);
  }
}
