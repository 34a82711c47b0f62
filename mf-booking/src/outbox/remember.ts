import type { AppointmentView } from '@site/data-types/appointment';
import type { Appointment } from '@site/data-types/entities';
import { addAppointment, siteStore, updateAppointments } from '@site/store';

/**
 * Keeps the server's answer in this browser's list, so that the list leads here and other tabs
 * notice the change. Writes only what differs, or two tabs would answer each other forever.
 */
export function rememberAppointment(view: AppointmentView): void {
  const { id, key, preferredDate, preferredTime, appliance, issue, name, address, zip } = view;
  const known = siteStore.getState().appointments.find((each) => each.id === id);
  const now: Partial<Appointment> = {
    ...{ key, preferredDate, preferredTime, version: view.version },
    state: view.state,
    ...(view.state !== 'held' && { heldUntil: undefined }),
  };
  if (!known) {
    addAppointment({
      ...{ id, name, phone: '', email: '', address, zipCode: zip, appliance, issue },
      ...{ description: '', preferredDate, preferredTime, state: view.state },
      createdAt: view.history[0]?.at ?? new Date().toISOString(),
      ...(view.estimate && { estimate: view.estimate }),
      ...now,
    });
    return;
  }
  const differs = Object.entries(now).some(
    ([field, value]) => known[field as keyof Appointment] !== value,
  );
  if (differs) updateAppointments((each) => each.id === id, now);
}
