import type { Board, StaffVisit } from '@site/backend/staff';
import { readStored, writeStored } from '@site/store';

/** Today's visits in this browser, to read without a network. */
interface StoredDay {
  /** Whose list it is. */
  email: string;
  /** ISO 8601 instant. */
  savedAt: string;
  /** `YYYY-MM-DD` at the business. */
  today: string;
  visits: StaffVisit[];
}

/** `session/personal-data.ts` removes it at the sign-out. */
const key = 'staff.today';

/** A person at the door needs neither the mail address nor who has changed the visit. */
const needed = (visit: StaffVisit): StaffVisit => ({
  ...visit,
  email: '',
  photos: [],
  changedBy: null,
  record: null,
});

/** Stores what is left to do today. */
export function storeDay(email: string, { today, visits }: Board): void {
  const open = visits.filter(
    ({ preferredDate, state }) =>
      preferredDate === today &&
      (state === 'confirmed' || state === 'on_the_way' || state === 'requested'),
  );
  const day: StoredDay = {
    email,
    savedAt: new Date().toISOString(),
    today,
    visits: open.map(needed),
  };
  writeStored(key, day);
}

/** The stored list of this person and day. */
export const readDay = (email: string, today: string): StoredDay | undefined =>
  readStored<StoredDay | undefined>(key, undefined, (value) => {
    const day = value as Partial<StoredDay> | null;
    const fits = day?.email === email && day.today === today && Array.isArray(day.visits);
    return fits ? (value as StoredDay) : undefined;
  });
