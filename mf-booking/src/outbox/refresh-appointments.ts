import { siteStore, updateAppointments } from '@site/store';
import { loadBackend } from '../lib/backend';

let requested = false;

/** Updates the status of this browser's open appointments, once per page. */
export async function refreshAppointments(): Promise<void> {
  // Those opened by a link have no phone here; their own page updates them.
  const pending = siteStore
    .getState()
    .appointments.filter((a) => a.id && a.phone && a.status !== 'completed');
  if (requested || pending.length === 0) return;
  requested = true;
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
    console.warn('The status of earlier appointments could not be loaded.', error);
  }
}
