/**
 * What the booking form needs once somebody fills it, in one chunk: it is fetched when the page has
 * come alive, so that the form itself is there sooner and the rest even where the network then ends.
 */
export { EarlierRequests } from './components/EarlierRequests';
export { Enclosures } from './components/Enclosures';
export { Submitted } from './components/Submitted';
export { bookingResolver } from './lib/booking-schema';
export { discard, submitRequest } from './lib/delivery';
export { draftAnswers, prefilledAnswers } from './lib/draft';
export { answersOf, requestOf } from './lib/request';
export { start } from './outbox';
