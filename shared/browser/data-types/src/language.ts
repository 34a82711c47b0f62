import type { Language } from './contract';
import * as m from './messages/language';

/** Language of the build that contains this module. */
export const language = m.code as Language;

/** For `Intl`. */
export const locale: string = m.locale;

/** `lang` of names that stay English, e.g. of documents. */
export const inEnglish = language === 'en' ? undefined : 'en';

/** Address of a page in a language. @param path of the page in English, from the site's root */
export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** The path of a page in English. @param address of the page in a language, or in English */
export function pathIn(language: Language, address: string): string {
  const home = addressIn(language, '/');
  if (address === home) return '/';
  return address.startsWith(`${home}/`) ? address.slice(home.length) : address;
}

/** Names the page's language for the server; English is its default, and an older one knows no other. */
export const namingLanguage = <Fields extends object>(
  fields: Fields,
): Fields & { language?: Language } => (language === 'en' ? fields : { ...fields, language });
