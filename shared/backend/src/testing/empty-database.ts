import { EmbeddedWorker } from '../server/embedded-worker';

/**
 * To make a database takes seconds: new ones of this test file begin with an archive, as in a pack.
 * Tests of imports and upgrades do without.
 */
export function beginWithArchive(): void {
  EmbeddedWorker.emptyDatabase = process.env.TEST_EMPTY_DATABASE;
}
