export type { Backend } from '@site/contract/backend';
export type { BookingOutcome } from './booking-outcome';
export { createBackend, type BackendOptions } from './create-backend';
export type { InboxMail } from './inbox';
