import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesIn } from './bytes-in';
import type { Database } from './database';
import type { Relay } from './relay';

/** Mails that are due and not sent. Reminders of later days do not wait. */
export interface Outbox {
  waiting: number;
  /** How long the oldest of them has been due; 0 if none waits. */
  oldestSeconds: number;
  /** Mails that will not be tried again. */
  givenUp: number;
}

export interface Sizes {
  /** Everything in the data folder. */
  dataBytes: number;
  /** The log of the embedded database; undefined with `DATABASE_URL`. */
  walBytes?: number;
}

/** Figures for the person who runs the site. Contains nothing about a customer. */
export interface Health {
  /** @throws Error when the database takes no writes */
  writes: () => Promise<void>;
  outbox: () => Promise<Outbox>;
  /** {@link Relay.answers} */
  mailServerAnswers: () => Promise<boolean>;
  freeBytes: () => Promise<number>;
  sizes: () => Promise<Sizes>;
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
