/** What `site doctor` needs of the backend to check it from outside. */
export { migrationTables } from '@site/backend/migration-tables';
export { bucket, photoFunction } from '@site/backend/photo-places';
export { embeddedPublicKey } from '@site/backend/public-key';
