/** `startsWhenStored` of package.json has the same prefix, so that any page sends what is queued. */
export const outboxPrefix = 'site.outbox.';
