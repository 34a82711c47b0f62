import type { AppointmentProof, AppointmentView } from '@site/data-types/appointment';
import type { Database } from '@site/database/database';
import { type DatabaseKind, openDatabase, request, type Site } from './site';

export interface Key {
  id: string;
  key: string;
}

/** Books a visit and returns the key of its page. */
export async function bookVisit(site: Site, changes: object = {}): Promise<Key> {
  const { data, error } = await site
    .client()
    .rpc('book_appointment', { request: request(changes) });
  if (error) throw new Error(error.message);
  const { id, key } = data as Key;
  return { id, key };
}

interface Answer {
  /** Of the HTTP answer. */
  http: number;
  status: string;
  appointment: AppointmentView;
  message: string;
  details: string;
}

/** Calls a function as a visitor. A refusal has its message and its field in `details`. */
export async function ask(site: Site, name: string, args: object): Promise<Answer> {
  const { data, error, status } = await site.client().rpc(name, args);
  return { ...((data ?? error) as Answer), http: status };
}

/**
 * Customers who book and change visits. Each booking has another phone and address, so that their
 * limits are not used up.
 */
export function customers(site: () => Site) {
  let count = 0;
  return {
    book: (changes: object = {}) =>
      bookVisit(site(), {
        phone: `71355${10000 + count++}`,
        email: `customer${count}@example.com`,
        ...changes,
      }),
    move: (by: Key, date: string, time: string, version: number) =>
      ask(site(), 'move_appointment', { by, to_date: date, to_time: time, version }),
    cancel: (by: Key, version: number, reason?: string) =>
      ask(site(), 'cancel_appointment', { by, version, ...(reason ? { reason } : {}) }),
  };
}

export const view = async (site: Site, by: AppointmentProof): Promise<AppointmentView> =>
  (await ask(site, 'view_appointment', { by })).appointment;

/** Calls a function as staff. */
export async function staffDo(site: Site, name: string, args: object): Promise<Answer> {
  const { data, error, status } = await site.staff().rpc(name, args);
  return { ...((data ?? error) as Answer), http: status };
}

/** Free places of a window. */
export async function freeIn(site: Site, date: string, time: string): Promise<number> {
  const { data } = await site.client().rpc('open_windows', { from_date: date, days: 1 });
  const [day] = data as { windows: { time: string; free: number }[] }[];
  return day?.windows.find((each) => each.time === time)?.free ?? 0;
}

/** A database that books every request at once. */
export async function openUnlimited(kind: DatabaseKind): Promise<Database> {
  const db = await openDatabase(kind);
  await db.query('update private.settings set hourly_places = 1000');
  return db;
}

/** Asks a database for the value of one expression. */
export const valueFrom =
  (db: () => Database) =>
  async <Value>(sql: string, args: unknown[] = []): Promise<Value> => {
    const [row] = await db().query<{ value: Value }>(`select ${sql} as value`, args);
    return row?.value as Value;
  };
