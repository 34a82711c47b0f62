import type { WaitingMail } from '@site/client/staff';
import * as m from '../messages/mail-trouble';

/** A mail that is not sent after this time is looked at. Milliseconds. */
const patienceMs = 10 * 60_000;

/** Mails that were given up, or that have waited for more than ten minutes. @param now milliseconds */
export const stuck = (mails: WaitingMail[], now = Date.now()): WaitingMail[] =>
  mails.filter(
    ({ givenUpAt, lastError, createdAt, dueAt }) =>
      givenUpAt ?? now - Date.parse(lastError ? createdAt : dueAt) > patienceMs,
  );

/** Answers of mail servers and networks, and what they mean. */
const meanings: [RegExp, string][] = [
  [/ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|timed? ?out|no answer/i, m.mailServerDoesNot],
  [/\b53[0458]\b|EAUTH|authenticat|credentials/i, m.mailServerRefusesSign],
  [/\b55[0-4]\b|no such user|mailbox/i, m.addressDoesNotTake],
  [/\b4[25]\d\b|greylist|try again|busy/i, m.mailServerAsksUs],
];

/** Why a mail did not leave, in words. The server's own answer stands next to them. */
export const meaningOf = (error: string): string =>
  meanings.find(([pattern]) => pattern.test(error))?.[1] ?? m.mailCouldNotSent;
