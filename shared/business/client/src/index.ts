export { createAppointments, type Appointments } from './appointments';
export { createBackendClient, type BackendClient, type HoldAnswer, type OpenDay } from './client';
export { createEmails, type EmailOptions, type EmailResult, type Emails } from './emails';
export { BackendError, type BackendErrorKind } from './errors';
export {
  createServiceRecords,
  type Completion,
  type NewServiceRecord,
  type RecordResult,
  type ServiceRecord,
  type ServiceRecords,
} from './service-records';
export type { StaffAppointment } from './staff-appointment';
export type { StaffPhoto, StaffVisits, VisitChange } from './staff-visits';
export { warrantyStatus, type WarrantyRecord, type WarrantyResult } from './warranty';
export { priorityOf } from './mail/template-params';
