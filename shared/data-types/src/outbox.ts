/**
 * Keys in localStorage of requests that could not be sent yet begin with this. mf-booking keeps and
 * sends them; the document's loader and the shell look whether there are any.
 */
export const outboxPrefix = 'site.outbox.';
