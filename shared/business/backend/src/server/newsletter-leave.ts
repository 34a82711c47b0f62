import type { IncomingMessage, ServerResponse } from 'node:http';
import { mailedLink } from '@site/data-types/mailed-pages';
import type { Database } from '@site/database/database';
import { HttpError, sendText } from '@site/server/http';

/**
 * Answers the address in the header List-Unsubscribe of a newsletter. A mail program posts to it and
 * so ends the subscription with one request. A person who opens it gets the page with the button,
 * because programs that check mails open every link.
 */
export async function leaveNewsletter(
  db: Database,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const token = new URL(req.url ?? '', 'http://localhost').searchParams.get('token') ?? '';
  if (req.method === 'GET' || req.method === 'HEAD') {
    res.writeHead(303, { Location: mailedLink('', 'leaveNewsletter', token.slice(0, 200)) }).end();
    return;
  }
  if (req.method !== 'POST') throw new HttpError(405, 'This address is for POST');
  await db.query('select public.unsubscribe($1)', [token.slice(0, 200)]);
  sendText(res, 200, 'You get no further newsletter.');
}
