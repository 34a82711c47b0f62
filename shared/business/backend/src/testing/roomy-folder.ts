import { openEmbedded } from '@site/database/embedded';
import { migrate } from '../server/migrate';

/** Makes a data folder whose windows have room for any number of bookings, as an owner could set. */
export async function makeRoomyFolder(dataDir: string): Promise<void> {
  const db = await openEmbedded(dataDir);
  await migrate(db);
  await db.query('update private.booking_windows set capacity = 1000000');
  await db.close();
}

export interface Stored {
  /** Each appointment by the key of its request. */
  bookings: { key: string; id: string }[];
  /** `due` is false for reminders of later days. */
  mails: { id: string; sent: boolean; due: boolean }[];
}

/** The database of a stopped site. */
export async function readStored(dataDir: string): Promise<Stored> {
  const db = await openEmbedded(dataDir);
  try {
    return {
      bookings: await db.query(
        'select idempotency_key::text as key, id from public.appointments order by id',
      ),
      mails: await db.query(
        `select id::text, sent_at is not null as sent, coalesce(due_at, created_at) <= now() as due
         from private.outbox`,
      ),
    };
  } finally {
    await db.close();
  }
}
