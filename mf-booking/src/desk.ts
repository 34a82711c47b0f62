/**
 * What the booking form needs once somebody fills it, in one chunk: it is fetched when the page has
 * come alive, so that the form itself is there sooner and the rest even where the network then ends.
 */
export { Confirmation } from './components/Confirmation';
export { ConfirmHold } from './components/ConfirmHold';
export { EarlierRequests } from './components/EarlierRequests';
export { Enclosures } from './components/Enclosures';
export { HeldRequest } from './components/HeldRequest';
export { Submitted } from './components/Submitted';
export { UnknownAppointment } from './components/UnknownAppointment';
export { book } from './lib/book';
export { bookingResolver } from './lib/booking-schema';
export { discard } from './lib/delivery';
export { dayHint } from './lib/day-hint';
export { draftAnswers, prefilledAnswers } from './lib/draft';
export { held } from './lib/held';
export { loadWindows } from './lib/load-windows';
export { offeredSlots } from './lib/offered-slots';
export { answersOf } from './lib/request';
export { start } from './outbox';
