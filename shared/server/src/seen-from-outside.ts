/** Facts of the backend that `site doctor` needs to check it from outside. */
export { migrationTables } from '@site/backend/migration-tables';
export { bucket, photoFunction } from '@site/backend/photo-places';
export { embeddedPublicKey } from '@site/backend/public-key';
