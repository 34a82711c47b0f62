import type { IncomingMessage, ServerResponse } from 'node:http';
import { reason } from '@site/contract/fault';
import { HttpError, sendJson, sendText } from '@site/server/http';
import { type Log, requestIdOf } from '@site/server/log';

/** Answers a request that failed. Only failures of the server itself are logged. */
export function refuse(req: IncomingMessage, res: ServerResponse, error: unknown, log: Log): void {
  const known = error instanceof HttpError;
  // Without the query, which may contain a token.
  const [path = ''] = (req.url ?? '').split('?', 1);
  if (!known) log(`${req.method} ${path}: ${reason(error)}`, requestIdOf(res));
  if (res.headersSent) {
    res.destroy();
    return;
  }
  // The rest of a body that was too large is not read.
  if (!req.complete) res.setHeader('Connection', 'close');
  const status = known ? error.status : 500;
  const message = known ? error.message : 'The server could not answer; it has noted why';
  if (req.url?.startsWith('/api/')) sendText(res, status, message);
  else
    sendJson(res, status, {
      code: known ? error.code || String(status) : '500',
      message,
      details: known ? error.details : null,
      hint: known ? error.hint : null,
    });
}
