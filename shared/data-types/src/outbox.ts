/**
 * Prefix of localStorage keys for requests that are not sent yet. mf-booking stores and sends them.
 * The document's loader and the shell check whether there are any.
 */
export const outboxPrefix = 'site.outbox.';
