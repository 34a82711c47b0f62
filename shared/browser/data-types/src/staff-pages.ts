/** Pages of staff that mails open. Of no use to a visitor's page, so in a file of their own. */
import { addressIn, language } from './language';

export const staffPath = '/staff';

/** Where a person on staff signs in. @param origin of the site, without a trailing slash */
export const staffLink = (origin: string): string => origin + addressIn(language, staffPath);

/** A visit as staff see it. @param id `APT-` + 6 digits */
export const staffVisitPath = (id: string): string => `${staffPath}/visit?id=${id}`;

/** @param origin of the site, without a trailing slash */
export const staffVisitLink = (origin: string, id: string): string =>
  origin + addressIn(language, staffVisitPath(id));
