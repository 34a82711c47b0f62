import type { SiteData } from '@site/data-types/contract';
import { addressIn, language, pathIn } from '@site/data-types/language';

/** Prefixes of parts by name. */
export type Prefixes = Record<string, string[]>;

const isEnglish = language === 'en';
let foreign: Prefixes = {};

/** Sets the parts that have only English pages within a site of another language. */
export function provideForeign(parts: Prefixes): void {
  if (!isEnglish) foreign = parts;
}

/** {@link provideForeign} by the registry of a set. */
export function findForeign({ registry }: SiteData): void {
  if (isEnglish) return;
  const parts = Object.entries(registry.microFrontends)
    .map(([name, [entry]]) => ({ name, ...entry.extras }))
    .filter(({ languages }) => !languages?.includes(language));
  foreign = Object.fromEntries(parts.map(({ name, prefixes }) => [name, prefixes]));
}

/** Language of a part's words, if it is not that of the document: for the attribute `lang`. */
export const langOf = (part: string): 'en' | undefined =>
  !isEnglish && part in foreign ? 'en' : undefined;

/** The same for the page at a path. */
export const langAt = (path: string): 'en' | undefined =>
  !isEnglish &&
  Object.values(foreign).some((prefixes) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  )
    ? 'en'
    : undefined;

/** Address of a page in the document's language. @param path from the site's root, in English */
export const addressOf = (path: string): string => (isEnglish ? path : addressIn(language, path));

/** Path of a page, by its address in the document's language. */
export const pathOf = (address: string): string =>
  isEnglish ? address : pathIn(language, address);
