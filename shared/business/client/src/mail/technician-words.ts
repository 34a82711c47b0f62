import { staffVisitLink } from '@site/data-types/staff-pages';
import { joined } from './visit-facts';

/** A change of a visit by another person, for its technician. */
export interface StaffNews {
  what: 'assigned' | 'taken' | 'moved' | 'canceled' | 'back' | 'corrected' | 'note' | 'photo';
  /** A person on staff, `the office` or `the customer`. */
  by: string;
  /** Of a note, and why a visit was canceled. */
  text: string;
}

const deeds: Record<StaffNews['what'], string> = {
  assigned: 'gave this visit to you',
  taken: 'took this visit from you',
  moved: 'moved this visit to another time',
  canceled: 'canceled this visit',
  back: 'took the cancellation back: the visit takes place',
  corrected: 'corrected the name, address or job',
  note: 'added a note',
  photo: 'added a photo',
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Maria gave this visit to you`, of the last change. */
export const lastNews = (news: StaffNews[] = []): string => {
  const { by, what } = news.at(-1) ?? { by: 'The office', what: 'moved' };
  return `${by} ${deeds[what]}`;
};

/** Subject and message for a technician: the last change first, each once. */
export function technicianWords(
  { id, news = [] }: { id: string; news?: StaffNews[] },
  when: string,
  origin: string,
) {
  const lines = news.map(({ what, by, text }) => {
    const line = `${capital(by)} ${deeds[what]}.`;
    return text ? `${line}\n${text}` : line;
  });
  return [
    `${when}: ${lastNews(news)}`,
    joined(...new Set(lines.reverse()), staffVisitLink(origin, id)),
  ] as const;
}
