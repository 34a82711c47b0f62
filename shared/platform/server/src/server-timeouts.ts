import { Server } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
/** Requests of all connections, past which each may have only one. */
const maxTogether = 2_000;

const defaults: ServerTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  uploadMs: 180_000,
  idleMs: 60_000,
  checkEveryMs: 2_000,
};

/**
 * Closes a connection and reads none of the requests that have come already. Node would make objects
 * of all of them first, 4 kB for each, and has no other way to stop: its parser stops by itself at a
 * message that asks for another protocol, which is 2.
 */
function close(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}

/**
 * A server that passes on no request of a connection with too many at once. Each holds memory until
 * its turn, and Node reads on what has come when a connection is closed.
 */
class LimitedServer extends Server {
  private readonly unanswered = new Map<Socket, number>();
  private together = 0;

  override emit(event: string, ...args: unknown[]): boolean {
    if (event === 'request') {
      const [{ socket }, res] = args as [IncomingMessage, ServerResponse];
      if (!this.accepts(socket, res)) return true;
    }
    return super.emit(event, ...args);
  }

  private accepts(socket: Socket, res: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const before = this.unanswered.get(socket);
    const waiting = (before ?? 0) + 1;
    if (waiting > (this.together < maxTogether ? maxUnanswered : 1)) {
      close(socket);
      return false;
    }
    if (before === undefined) socket.once('close', () => this.forget(socket));
    this.count(socket, 1);
    // An answer that waits behind another one does not close with its connection.
    res.once('close', () => this.unanswered.has(socket) && this.count(socket, -1));
    return true;
  }

  private count(socket: Socket, change: 1 | -1): void {
    this.unanswered.set(socket, (this.unanswered.get(socket) ?? 0) + change);
    this.together += change;
  }

  private forget(socket: Socket): void {
    this.together -= this.unanswered.get(socket) ?? 0;
    this.unanswered.delete(socket);
  }
}

/**
 * A server that closes connections with an unfinished request, an unread answer, or too many requests
 * at once. Thousands of such connections would leave no room for visitors.
 * @param isUpload which requests have the time of an upload
 */
export function createServerWithTimeouts(
  isUpload: (req: IncomingMessage) => boolean = () => false,
  timeouts: ServerTimeouts = defaults,
): Server {
  const server = new LimitedServer({
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
