import { staffVisitLink } from '@site/data-types/staff-pages';
import * as m from '../messages/technician-words';
import { joined } from './visit-facts';

/** A change of a visit by another person, for its technician. */
export interface StaffNews {
  what: 'assigned' | 'taken' | 'moved' | 'canceled' | 'back' | 'corrected' | 'note' | 'photo';
  /** A person on staff, `the office` or `the customer`. */
  by: string;
  /** Of a note, and why a visit was canceled. */
  text: string;
}

const deeds: Record<StaffNews['what'], typeof m.gave> = {
  assigned: m.gave,
  taken: m.took,
  moved: m.moved,
  canceled: m.canceled,
  back: m.back,
  corrected: m.corrected,
  note: m.note,
  photo: m.photo,
};

const people: Readonly<Record<string, string>> = {
  'the office': m.theOffice,
  'the customer': m.theCustomer,
};

/** Who made a change, in the reader's language. */
export const nameOf = (by: string): string => people[by] ?? by;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Maria gave this visit to you`, of the last change. */
export const lastNews = (news: StaffNews[] = []): string => {
  const { by, what } = news.at(-1) ?? { by: 'the office', what: 'moved' };
  return deeds[what]({ by: nameOf(by) });
};

/** Subject and message for a technician: the last change first, each once. */
export function technicianWords(
  { id, news = [] }: { id: string; news?: StaffNews[] },
  when: string,
  origin: string,
) {
  const lines = news.map(({ what, by, text }) => {
    const line = `${capital(deeds[what]({ by: nameOf(by) }))}.`;
    return text ? `${line}\n${text}` : line;
  });
  return [
    `${when}: ${lastNews(news)}`,
    joined(...new Set(lines.reverse()), staffVisitLink(origin, id)),
  ] as const;
}
