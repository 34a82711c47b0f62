import type { Language, Release } from '@site/data-types/contract';

/** Languages of documents besides English. */
export const translations = ['es'] as const satisfies Language[];

/** Folder of an edition's files below those of the release, and of its documents: `es/`. */
export const folderOf = (language: Language = 'en'): string =>
  language === 'en' ? '' : `${language}/`;

/** A release as the documents of one language use it, in English by default. */
export type ReleaseIn = Release & { language?: Language };

/** The release in a language, or in English if it has no edition in that one. */
export const inLanguage = (release: Release, language: Language): ReleaseIn => {
  const edition = release.languages?.[language];
  return edition ? { ...release, ...edition, language } : { ...release, language: 'en' };
};
