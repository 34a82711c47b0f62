import type { WaitingMail } from '@site/client/staff';

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
  [
    /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|timed? ?out|no answer/i,
    'The mail server does not answer.',
  ],
  [/\b53[0458]\b|EAUTH|authenticat|credentials/i, 'The mail server refuses our sign-in.'],
  [/\b55[0-4]\b|no such user|mailbox/i, 'The address does not take the mail.'],
  [/\b4[25]\d\b|greylist|try again|busy/i, 'The mail server asks us to try later.'],
];

/** Why a mail did not leave, in words. The server's own answer stands next to them. */
export const meaningOf = (error: string): string =>
  meanings.find(([pattern]) => pattern.test(error))?.[1] ?? 'The mail could not be sent.';
