import { readStored, writeStored } from '@site/store';

/** An answer that this browser has shown, to read without a network. */
export interface Seen<Answer> {
  /** Whose it is. */
  email: string;
  /** ISO 8601 instant. */
  at: string;
  answer: Answer;
}

/** `personal-data.ts` removes them at the sign-out. */
const prefix = 'staff.seen.';

/** Answers that stay, the newest; a busy week has about 40 visits of 1 kB. */
const most = 30;
const maxAgeMs = 7 * 24 * 3_600_000;

const timeOf = (value: unknown): number => {
  const at = Date.parse(String((value as Partial<Seen<unknown>> | null)?.at));
  return Date.now() - at < maxAgeMs ? at : 0;
};

/** Stored keys, the newest first; unreadable and old ones last. */
const keysByAge = (): [key: string, time: number][] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key): [string, number] => [key, readStored(key, 0, timeOf)])
    .toSorted(([, a], [, b]) => b - a);

/** Removes answers beyond a number, and those that are a week old. */
function removeOld(rest: number): void {
  keysByAge().forEach(([key, time], place) => {
    if (place >= rest || time === 0) localStorage.removeItem(key);
  });
}

/** Stores an answer under the name of its question. Without room older ones go. */
export function storeSeen(name: string, email: string, answer: unknown): void {
  try {
    const seen: Seen<unknown> = { email, at: new Date().toISOString(), answer };
    removeOld(most);
    if (writeStored(prefix + name, seen)) return;
    removeOld(most / 3);
    writeStored(prefix + name, seen);
  } catch {
    // Storage is blocked; the page needs a network then.
  }
}

/** The stored answer of this person's browser, unless it is older than a week. */
export const readSeen = <Answer>(name: string, email: string): Seen<Answer> | undefined =>
  readStored<Seen<Answer> | undefined>(prefix + name, undefined, (value) => {
    const seen = value as Seen<Answer> | null;
    return seen?.email === email && timeOf(seen) > 0 ? seen : undefined;
  });

/** Removes every answer, e.g. after a customer was erased. */
export function forgetSeen(): void {
  try {
    removeOld(0);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
