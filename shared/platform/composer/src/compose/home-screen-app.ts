import type { Language, Release } from '@site/data-types/contract';
import { addressIn } from '@site/data-types/language';

/** An app on the home screen, apart from the site's own. */
export interface App {
  name: string;
  /** Where it begins: `/mine`, in another language `/es/mine`. */
  path: string;
  languages: Language[];
}

/** The app of a part, if it declares one. */
export function appOf({ declaration }: Release): App | undefined {
  const { app: name, prefixes, languages = [] } = declaration;
  return name && prefixes[0]
    ? { name, path: prefixes[0], languages: ['en', ...languages] }
    : undefined;
}

/** `mine` for `/mine`: begins the names of its files. */
export const fileNameOf = ({ path }: Pick<App, 'path'>): string =>
  path.slice(1).replaceAll('/', '-');

/** Addresses of the files that a document names: of its app, or of the site without one. */
export const appLinks = (
  app: App | undefined,
  language: Language = 'en',
): { manifest: string; icon: string } =>
  app
    ? {
        manifest: addressIn(language, `/${fileNameOf(app)}.webmanifest`),
        icon: `/${fileNameOf(app)}-192.png`,
      }
    : { manifest: addressIn(language, '/site.webmanifest'), icon: '/apple-touch-icon.png' };
