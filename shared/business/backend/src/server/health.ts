import { statfs, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Health, Outbox } from '@site/contract/backend';
import type { Database } from '@site/database/database';
import type { Relay } from './relay';

/** Size of all files below a folder. Files that are removed meanwhile count nothing. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let bytes = 0;
  // One at a time: thousands of photos must not occupy all threads that read files.
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await bytesIn(path);
    else if (entry.isFile())
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes;
}

/** @param dataDir folder of the site's data, which exists */
export function createHealth(db: Database, dataDir: string, relay: Relay): Health {
  return {
    async writes() {
      // A record of the database's log and a commit, as for a booking, without a table that grows.
      const [row] = await db.query<{ refused: string }>(
        `select current_setting('transaction_read_only') as refused,
           pg_logical_emit_message(true, 'site', 'ready')`,
      );
      // A hosted project is switched to this when its disk is full.
      if (row?.refused !== 'off') throw new Error('The database is read-only');
    },
    async outbox() {
      const [row] = await db.query<Outbox>(
        `select count(*) filter (where given_up_at is null)::int as waiting,
           count(*) filter (where given_up_at is not null)::int as "givenUp",
           coalesce(extract(epoch from now() - min(coalesce(due_at, created_at))
             filter (where given_up_at is null)), 0)::float8 as "oldestSeconds"
         from private.outbox where sent_at is null and coalesce(due_at, created_at) <= now()`,
      );
      return row ?? { waiting: 0, oldestSeconds: 0, givenUp: 0 };
    },
    mailServerAnswers: () => relay.answers(),
    async freeBytes() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    sizes: async () => ({
      dataBytes: await bytesIn(dataDir),
      ...(db.embedded && { walBytes: await bytesIn(join(dataDir, 'postgres/pg_wal')) }),
    }),
  };
}
