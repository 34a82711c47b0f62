import type { DirectoryEntry } from '../data/shapes';

export interface DirectoryFilter {
  /** Part of a ZIP, a city or a neighborhood; empty for all. */
  q: string;
  /** Name of a region; empty for all. */
  region: string;
}

/** Entries that match text and region, ignoring case; the same array when there is no filter. */
export function filterDirectory(
  entries: readonly DirectoryEntry[],
  { q, region }: DirectoryFilter,
): readonly DirectoryEntry[] {
  const wanted = q.trim().toLowerCase();
  if (wanted === '' && region === '') return entries;
  return entries.filter(
    (entry) =>
      (region === '' || entry.region === region) &&
      [entry.zipCode, entry.city, entry.neighborhood ?? ''].some((value) =>
        value.toLowerCase().includes(wanted),
      ),
  );
}
