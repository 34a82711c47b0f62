// For the `site` command, which uses the backend through this package.
export { emptyDatabaseName, writeEmptyDatabase } from '@site/backend/empty-database';
