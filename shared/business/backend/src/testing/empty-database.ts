import { EmbeddedWorker } from '@site/database/embedded-worker';

/**
 * To make a database takes seconds: new ones of this test file begin with an archive, as in a pack.
 * Tests of imports and upgrades begin without it.
 */
export function beginWithArchive(): void {
  EmbeddedWorker.emptyDatabase = process.env.TEST_EMPTY_DATABASE;
}
