import type { Language } from '@site/data-types/contract';
import * as english from './words';
import * as spanish from './words.es';

/** The words of mails and texts for who reads them. For servers: a page has one language. */
export const wordsIn = (language: Language = 'en'): typeof english =>
  language === 'es' ? (spanish as unknown as typeof english) : english;
