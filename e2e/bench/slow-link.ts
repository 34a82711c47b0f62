import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** Milliseconds there and back, and bits a second from the server. */
export interface Link {
  roundTrip: number;
  rate: number;
}

/** Bytes of a full segment; a new connection sends ten of them and waits (RFC 6928). */
const segment = 1_460;

const until = (time: number) =>
  new Promise((done) => setTimeout(done, Math.max(0, time - performance.now())));

/**
 * A server's port behind a slow link, with TCP's slow start: the browser's own throttling has a delay
 * and a rate, but sends a document of any length at once. Connections share the rate. Nothing is lost.
 * @param port of the server on this machine
 * @returns the address of the same server behind the link
 */
export async function slowLink(port: number, { roundTrip, rate }: Link) {
  const oneWay = roundTrip / 2;
  const open = new Set<Socket>();
  let linkIsFree = 0;

  /** Sends bytes of the server as the window and the rate allow. */
  async function send(server: Socket, browser: Socket) {
    let window = 10 * segment;
    let inFlight = 0;
    let acknowledged = () => {};
    // One after the other: two timers may end in the wrong order.
    let delivered: Promise<unknown> = Promise.resolve();
    for await (const chunk of server as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += segment) {
        const bytes = chunk.subarray(at, at + segment);
        while (inFlight + bytes.length > window)
          await new Promise<void>((done) => (acknowledged = done));
        inFlight += bytes.length;
        linkIsFree = Math.max(performance.now(), linkIsFree) + (bytes.length * 8_000) / rate;
        const arrival = linkIsFree + oneWay;
        delivered = delivered.then(() => until(arrival)).then(() => browser.write(bytes));
        void until(arrival + oneWay).then(() => {
          inFlight -= bytes.length;
          window += bytes.length;
          acknowledged();
        });
      }
    }
    await delivered;
    browser.end();
  }

  const listener = createServer((browser) => {
    const server = connect(port);
    for (const socket of [browser, server]) {
      open.add(socket);
      socket.setNoDelay(true).on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    // The handshake takes a round trip before the first question can leave.
    const mayLeave = performance.now() + roundTrip;
    let asked: Promise<unknown> = Promise.resolve();
    browser.on('data', (bytes) => {
      const arrival = Math.max(performance.now(), mayLeave) + oneWay;
      asked = asked.then(() => until(arrival)).then(() => server.write(bytes));
    });
    browser.on('close', () => server.destroy());
    send(server, browser).catch(() => browser.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of open) socket.destroy();
      listener.close();
    },
  };
}
