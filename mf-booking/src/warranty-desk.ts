/** What the warranty page needs once somebody asks, in one chunk; see `desk.ts`. */
export { WarrantyTicket } from './warranty/WarrantyTicket';
export { draftWarrantyVisit } from './booking/draft';
export { lookUpWarranty } from './warranty/look-up-warranty';
export { warrantyResolver } from './warranty/warranty-schema';
export { start } from './outbox/outbox';
