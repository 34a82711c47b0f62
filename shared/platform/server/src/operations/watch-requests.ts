import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { requestIdHeader } from '../log';
import type { Metrics } from './metrics';
import type { RequestLog } from './request-log';

/** Numbers, counts and logs every request. Call it before other listeners are added. */
export function watchRequests(
  server: Server,
  {
    metrics,
    log,
    addressOf,
    kindOf,
  }: {
    metrics: Metrics;
    log: RequestLog;
    addressOf: (req: IncomingMessage) => string;
    kindOf: (url?: string) => string;
  },
): void {
  server.on('request', (req, res) => {
    const began = performance.now();
    const requestId = randomUUID();
    // Our own: a number from outside could have the length of a book, or that of another request.
    res.setHeader(requestIdHeader, requestId);
    const kind = kindOf(req.url);
    const { method = '' } = req;
    const address = addressOf(req);
    res.once('close', () => {
      // A visitor who left before the answer was neither answered nor refused.
      if (!res.headersSent) return;
      const seconds = (performance.now() - began) / 1000;
      metrics.answered(kind, res.statusCode, seconds);
      log.write({ requestId, method, kind, status: res.statusCode, seconds, address });
    });
  });
}
