import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '@site/database/database';
import { HttpError, send } from '@site/server/http';
import { answerText, type TakenText, twimlType } from '../texts/answer-text';
import { readBody } from './body';

/** Twilio calls it with each text that a customer sends. */
export const incomingTextsPath = '/texts/v1/incoming';

/**
 * Answers STOP, START and HELP, and says that other texts are not read.
 * @param authToken of the account, which signs the calls
 * @param siteUrl public origin of the site
 */
export async function takeText(
  db: Database,
  siteUrl: string,
  authToken: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (req.method !== 'POST') throw new HttpError(405, 'Only POST is answered here');
  const call = {
    url: siteUrl + incomingTextsPath,
    body: (await readBody(req)).toString('utf8'),
    signature: String(req.headers['x-twilio-signature'] ?? ''),
  };
  const answer = await answerText(authToken, call, async (sender, words) => {
    const [row] = await db.query<{ answer: TakenText }>(
      'select public.take_text($1, $2) as answer',
      [sender, words],
    );
    if (!row) throw new Error('take_text answered nothing');
    return row.answer;
  });
  if (answer === undefined)
    throw new HttpError(403, 'This call is not signed by the sender of texts');
  send(res, 200, twimlType, answer);
}
