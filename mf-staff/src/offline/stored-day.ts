import type { Board, StaffVisit } from '@site/client/staff';
import { readStored, writeStored } from '@site/store';
import { isOver } from '../lib/words';

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

/** Photos are not stored; how many there are keeps their places on the page. */
export const withoutPhotos = <Visit extends StaffVisit>(visit: Visit): Visit => ({
  ...visit,
  photos: visit.photos.map((photo) => ({ ...photo, path: '' })),
});

/** A person at the door needs neither the mail address nor who has changed the visit. */
const needed = (visit: StaffVisit): StaffVisit => ({
  ...withoutPhotos(visit),
  email: '',
  changedBy: null,
  record: null,
});

/** Stores what is left to do today, also from earlier days. */
export function storeDay(email: string, { today, visits }: Board): void {
  const open = visits.filter(
    (visit) => visit.preferredDate <= today && visit.state !== 'held' && !isOver(visit),
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
