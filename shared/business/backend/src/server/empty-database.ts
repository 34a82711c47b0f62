import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { openEmbedded } from '@site/database/embedded';
import { migrate } from './migrate';

/** Next to the script of the database's thread, which begins a new database with this file. */
export const emptyDatabaseName = 'empty-database.tgz';

/**
 * Writes a database with all tables and no customers, keys or settings. To make one takes seconds
 * and three times the memory of the running server.
 * @param file is replaced
 */
export async function writeEmptyDatabase(file: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'empty-database-'));
  try {
    const db = await openEmbedded(dir);
    await migrate(db).finally(() => db.close());
    const cwd = join(dir, 'postgres');
    await create(
      { cwd, file, gzip: { level: 6 }, portable: true, mtime: new Date(0) },
      readdirSync(cwd).sort(),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
