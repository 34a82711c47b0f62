import type { FaqEntry } from '../data/shapes';

export interface FaqFilters {
  /** Searched in question and answer, ignoring case. */
  q: string;
  /** As printed; empty for all. */
  category: string;
}

/** Entries that match both filters, in their order. @param textOf the answer as it is printed */
export function filterFaq(
  entries: FaqEntry[],
  { q, category }: FaqFilters,
  textOf: (entry: FaqEntry) => string,
): FaqEntry[] {
  const words = q.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (!category || entry.category === category) &&
      [entry.question, textOf(entry)].some((text) => text.toLowerCase().includes(words)),
  );
}
