/**
 * What the booking form needs once somebody fills it, in one chunk: it is fetched when the page has
 * come alive, so that the form itself is there sooner and the rest even where the network then ends.
 */
export { Confirmation } from './confirmation/Confirmation';
export { ConfirmHold } from './confirmation/ConfirmHold';
export { EarlierRequests } from './confirmation/EarlierRequests';
export { Enclosures } from './booking/PriceNotice';
export { HeldRequest } from './confirmation/HeldRequest';
export { Submitted } from './confirmation/KeptOutcome';
export { UnknownAppointment } from './confirmation/UnknownAppointment';
export { book } from './booking/submit-booking';
export { bookingResolver } from './booking/booking-schema';
export { discard } from './outbox/delivery';
export { dayHint } from './booking/day-hint';
export { draftAnswers, prefilledAnswers } from './booking/draft';
export { held } from './booking/fill-time';
export { loadWindows } from './booking/load-windows';
export { offeredSlots } from './booking/offered-slots';
export { answersOf } from './booking/request';
export { start } from './outbox/outbox';
