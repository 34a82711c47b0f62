export { createBackend, type Backend, type BackendOptions } from './create-backend';
export type { InboxMail } from './inbox';
export { isUpload } from './uploads';
