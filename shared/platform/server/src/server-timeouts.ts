import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

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

/** Requests of a connection that wait for their answers; browsers send one after the other. */
const maxUnanswered = 20;

const defaults: ServerTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  uploadMs: 180_000,
  idleMs: 60_000,
  checkEveryMs: 2_000,
};

/**
 * A server that closes connections with an unfinished request, an unread answer, or too many requests
 * at once. Thousands of such connections would leave no room for visitors.
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
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', (req, res) => {
    const { socket } = req;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    res.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    // Each holds memory until its turn.
    if (waiting > maxUnanswered) socket.destroy();
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
