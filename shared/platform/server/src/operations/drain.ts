import type { Server } from 'node:http';

/** Look for connections without a request after this time. */
const lookEveryMs = 100;

/**
 * Takes no new connections and waits until every accepted request is answered.
 * @param timeoutMs for requests that never end; then their connections are closed
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  // A connection that stays open would let its browser send more requests.
  server.prependListener('request', (_req, res) => {
    if (!res.headersSent) res.setHeader('connection', 'close');
  });
  const look = setInterval(() => server.closeIdleConnections(), lookEveryMs);
  const end = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(look);
  clearTimeout(end);
}
