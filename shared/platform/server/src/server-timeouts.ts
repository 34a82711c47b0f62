import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';

export interface ServerTimeouts {
  /** For the first line and the headers of a request. */
  headersMs: number;
  /** For a whole request, its body included. */
  requestMs: number;
  /** For one that brings a large body. Its handler closes it sooner when no more bytes arrive. */
  uploadMs: number;
  /** For a connection without traffic in either direction. */
  idleMs: number;
  checkEveryMs: number;
}

const defaults: ServerTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  uploadMs: 180_000,
  idleMs: 60_000,
  checkEveryMs: 2_000,
};

/**
 * A server that closes connections with an unfinished request or an unread answer. Thousands of
 * such connections would leave no room for visitors.
 * @param isUpload which requests have the time of an upload
 */
export function createServerWithTimeouts(
  isUpload: (req: IncomingMessage) => boolean = () => false,
  timeouts: ServerTimeouts = defaults,
): Server {
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    // The longest, because Node has one limit for all addresses.
    requestTimeout: timeouts.uploadMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
  });
  server.on('request', (req, res) => {
    if (isUpload(req)) return;
    const timer = setTimeout(() => {
      if (req.complete) return;
      if (res.headersSent) req.destroy();
      else res.writeHead(408, { Connection: 'close' }).end(() => req.destroy());
    }, timeouts.requestMs);
    req.once('close', () => clearTimeout(timer));
  });
  // Without a listener for `timeout`, Node destroys the idle connection.
  server.timeout = timeouts.idleMs;
  return server;
}
