import type { Language, Release } from '@site/data-types/contract';
import { addressIn } from '@site/data-types/language';

/** An app on the home screen, apart from the site's own. */
export interface App {
  name: string;
  /** Where it begins: `/mine`. */
  path: string;
}

/** The app of a part, if it declares one. */
export function appOf({ declaration }: Release): App | undefined {
  const { app: name, prefixes } = declaration;
  return name && prefixes[0] ? { name, path: prefixes[0] } : undefined;
}

/** `mine` for `/mine`: begins the names of its files. */
export const fileNameOf = ({ path }: App): string => path.slice(1).replaceAll('/', '-');

/** Addresses of the files that a document of the app names; without an app those of the site in its language. */
export const appLinks = (
  app: App | undefined,
  language: Language = 'en',
): { manifest: string; icon: string } =>
  app
    ? { manifest: `/${fileNameOf(app)}.webmanifest`, icon: `/${fileNameOf(app)}-192.png` }
    : { manifest: addressIn(language, '/site.webmanifest'), icon: '/apple-touch-icon.png' };
