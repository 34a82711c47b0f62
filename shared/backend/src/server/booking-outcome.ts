export type BookingOutcome = 'booked' | 'held' | 'confirmed';

/** What the result of a function means for the count of bookings; undefined for others. */
export function bookingOutcome(name: string, result: string): BookingOutcome | undefined {
  if (name !== 'book_appointment' && name !== 'confirm_booking') return undefined;
  const { status } = JSON.parse(result) as { status?: string };
  if (name === 'book_appointment') return status === 'held' ? 'held' : 'booked';
  return status === 'confirmed' ? 'confirmed' : undefined;
}
