import type { IncomingMessage, ServerResponse } from 'node:http';
import { textAnswers } from '@site/client/mail/text-message';
import { mailCompany } from '@site/client/mail/mail-company';
import type { CompanyConfig } from '@site/data-types/company';
import { escapeHtml } from '@site/data-types/escape-html';
import type { Database } from '@site/database/database';
import { HttpError, send } from '@site/server/http';
import { readBody } from './body';
import { isSigned } from './text-channel';

/** Twilio calls it with each text that a customer sends. */
export const incomingTextsPath = '/texts/v1/incoming';

/**
 * Answers STOP, START and HELP, and says that other texts are not read.
 * @param authToken of the account, which signs the calls
 */
export async function takeText(
  db: Database,
  company: CompanyConfig,
  authToken: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (req.method !== 'POST') throw new HttpError(405, 'Only POST is answered here');
  const params = new URLSearchParams((await readBody(req)).toString('utf8'));
  const signature = String(req.headers['x-twilio-signature'] ?? '');
  if (!isSigned(authToken, company.siteUrl + incomingTextsPath, params, signature))
    throw new HttpError(403, 'This call is not signed by the sender of texts');
  const [row] = await db.query<{ answer: { status: keyof ReturnType<typeof textAnswers> } }>(
    'select public.take_text($1, $2) as answer',
    [params.get('From') ?? '', params.get('Body') ?? ''],
  );
  const answers = textAnswers(mailCompany(company));
  // With OptOutType Twilio has answered itself.
  const words = params.has('OptOutType') ? '' : answers[row?.answer.status ?? 'other'];
  const message = words && `<Message>${escapeHtml(words)}</Message>`;
  send(
    res,
    200,
    'text/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`,
  );
}
