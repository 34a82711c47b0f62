import { addressIn, language } from './language';
import { paths } from './paths';

/** Pages that links in mails open, with the name of the secret in the query. */
const pages = {
  confirmVisit: [paths.booking, 'hold'],
  confirmNewsletter: [`${paths.articles}/newsletter/confirm`, 'token'],
  leaveNewsletter: [`${paths.articles}/newsletter/leave`, 'token'],
} as const;

/** Where a visit is booked. @param origin of the site, without a trailing slash */
export const bookingLink = (origin: string): string => origin + addressIn(language, paths.booking);

/**
 * The appointment's own page. Number and key stand in the fragment, which browsers send to no server
 * and in no Referer.
 * @param id `APT-` + 6 digits
 * @param key missing in entries of older releases
 */
export const appointmentPath = ({ id, key }: { id: string; key?: string | undefined }): string =>
  `${paths.appointment}#${id}${key ? `.${key}` : ''}`;

/** That page's link in a mail. @param origin of the site, without a trailing slash */
export const appointmentLink = (origin: string, of: { id: string; key: string }): string =>
  origin + addressIn(language, appointmentPath(of));

export type MailedPage = keyof typeof pages;

/**
 * The link in a mail. The part that owns the page tests that it answers the address.
 * @param origin of the site, without a trailing slash
 */
export function mailedLink(origin: string, page: MailedPage, secret: string): string {
  const [path, name] = pages[page];
  return `${origin}${addressIn(language, path)}?${name}=${encodeURIComponent(secret)}`;
}
