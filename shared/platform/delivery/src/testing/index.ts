/** A shared store for tests, in pieces, so that a test can put something between them. */
export { DeliveryDatabase } from '../database';
export { Objects } from '../objects';
export { SharedStore } from '../shared-store';
export { FailingCalls } from './failing';
export type { Failure } from './failing';
export { memoryBucket } from './memory-bucket';
export { storeSet, workIn, writeRelease, writeSet } from './site-folder';
export { startDatabase, testOnPostgres } from './start-database';
export type { TestDatabase } from './start-database';
