import { createServer } from 'node:http';
import type { Server } from 'node:http';

export interface ServerTimeouts {
  /** For the first line and the headers of a request. */
  headersMs: number;
  /** For a whole request, its body included. */
  requestMs: number;
  /** For a connection without traffic in either direction. */
  idleMs: number;
  checkEveryMs: number;
}

const defaults: ServerTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 60_000,
  checkEveryMs: 2_000,
};

/**
 * A server that closes connections with an unfinished request or an unread answer. Thousands of
 * such connections would leave no room for visitors.
 */
export function createServerWithTimeouts(timeouts: ServerTimeouts = defaults): Server {
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
  });
  // Without a listener for `timeout`, Node destroys the idle connection.
  server.timeout = timeouts.idleMs;
  return server;
}
