import { createServer } from 'node:http';
import type { Server } from 'node:http';

/** Milliseconds. */
export interface Patience {
  /** For the first line and the headers of a request. */
  headers: number;
  /** For a whole request, its body included. */
  request: number;
  /** For a connection on which nothing moves, in either direction. */
  silence: number;
  /** Between two looks. */
  look: number;
}

const usual: Patience = { headers: 10_000, request: 20_000, silence: 60_000, look: 2_000 };

/**
 * A server that ends connections on which a request does not come to its end, or an answer is not
 * taken: held open by the thousand they would leave no room for visitors.
 */
export function impatientServer(patience: Patience = usual): Server {
  const server = createServer({
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.look,
  });
  // Without a listener a connection that is silent for so long is destroyed.
  server.timeout = patience.silence;
  return server;
}
