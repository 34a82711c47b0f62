/** What the warranty page needs once somebody asks, in one chunk; see `desk.ts`. */
export { WarrantyTicket } from './components/WarrantyTicket';
export { draftWarrantyVisit } from './lib/draft';
export { lookUpWarranty } from './lib/look-up-warranty';
export { warrantyResolver } from './lib/warranty-schema';
export { start } from './outbox';
