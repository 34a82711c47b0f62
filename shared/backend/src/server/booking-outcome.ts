export type BookingOutcome = 'booked' | 'held' | 'confirmed';

/** Outcome of a function call for the count of bookings; undefined for other functions. */
export function bookingOutcome(name: string, result: string): BookingOutcome | undefined {
  if (name !== 'book_appointment' && name !== 'confirm_booking') return undefined;
  const { status } = JSON.parse(result) as { status?: string };
  if (name === 'book_appointment') return status === 'held' ? 'held' : 'booked';
  return status === 'confirmed' ? 'confirmed' : undefined;
}
