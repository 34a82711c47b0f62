export const bookingOutcomes = ['booked', 'held', 'confirmed'] as const;
export type BookingOutcome = (typeof bookingOutcomes)[number];

/** Outcome of a function call for the count of bookings; undefined for other functions. */
export function bookingOutcome(name: string, result: string): BookingOutcome | undefined {
  if (name !== 'book_appointment' && name !== 'confirm_booking') return undefined;
  const { status } = JSON.parse(result) as { status?: string };
  if (name === 'book_appointment') return status === 'held' ? 'held' : 'booked';
  return status === 'confirmed' ? 'confirmed' : undefined;
}
