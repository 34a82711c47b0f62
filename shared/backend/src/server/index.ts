export type { BookingOutcome } from './booking-outcome';
export { createBackend, type Backend, type BackendOptions } from './create-backend';
export type { Health } from './health';
export type { InboxMail } from './inbox';
export { isUpload } from './uploads';
