/** Pages that links in mails open, with the name of the secret in the query. */
const pages = {
  confirmVisit: ['/book-online', 'hold'],
  confirmNewsletter: ['/blog/newsletter/confirm', 'token'],
  leaveNewsletter: ['/blog/newsletter/leave', 'token'],
} as const;

/** Where a visit is booked. @param origin of the site, without a trailing slash */
export const bookingLink = (origin: string): string => `${origin}/book-online`;

/**
 * The appointment's own page. Number and key stand in the fragment, which browsers send to no server.
 * @param origin of the site, without a trailing slash
 */
export const appointmentLink = (origin: string, { id, key }: { id: string; key: string }): string =>
  `${origin}/appointment#${id}.${key}`;

export type MailedPage = keyof typeof pages;

/**
 * The link in a mail. The part that owns the page tests that it answers the address.
 * @param origin of the site, without a trailing slash
 */
export function mailedLink(origin: string, page: MailedPage, secret: string): string {
  const [path, name] = pages[page];
  return `${origin}${path}?${name}=${encodeURIComponent(secret)}`;
}
