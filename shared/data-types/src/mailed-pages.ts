/** Pages that links in mails open, with the name of the secret in the query. */
const pages = {
  confirmVisit: ['/book-online', 'hold'],
  confirmNewsletter: ['/blog/newsletter/confirm', 'token'],
  leaveNewsletter: ['/blog/newsletter/leave', 'token'],
} as const;

export type MailedPage = keyof typeof pages;

/**
 * The link in a mail. The part that owns the page tests that it answers the address.
 * @param origin of the site, without a trailing slash
 */
export function mailedLink(origin: string, page: MailedPage, secret: string): string {
  const [path, name] = pages[page];
  return `${origin}${path}?${name}=${encodeURIComponent(secret)}`;
}
