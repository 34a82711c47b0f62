import type { Stored } from '@site/backend/testing/roomy-folder';

/**
 * Compares the mails of a database with those that a mail server has received.
 * @param arrived how often each has arrived, by the id in its Message-ID
 */
export function compareMails(mails: Stored['mails'], arrived: ReadonlyMap<string, number>) {
  const isSent = mails.filter(({ sent }) => sent);
  return {
    sent: isSent.length,
    later: mails.filter(({ sent, due }) => !sent && !due).length,
    /** Due and not sent. */
    waiting: mails.filter(({ sent, due }) => !sent && due).length,
    /** Recorded as sent, but the mail server has not received them. */
    missing: isSent.filter(({ id }) => !arrived.has(id)).length,
    /** Arrivals after the first one. */
    again: [...arrived.values()].reduce((sum, times) => sum + times - 1, 0),
  };
}
