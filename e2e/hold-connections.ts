import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface HeldConnections {
  /** The same database, through connections that the test can hold. */
  url: string;
  /** From now on no request arrives; connections stay open, as with a slow network. */
  hold: () => void;
  /** Lets the held requests arrive. */
  release: () => void;
  stop: () => Promise<void>;
}

/** A way to a database that a test can slow down. @param url of the database */
export async function holdConnections(url: string): Promise<HeldConnections> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let waiting: (() => void)[] = [];
  let isHeld = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => (open.delete(socket), other.destroy()));
    }
    database.pipe(client);
    client.on('data', (bytes: Buffer) => {
      const send = () => database.write(bytes);
      if (isHeld) waiting.push(send);
      else send();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      for (const send of waiting) send();
      waiting = [];
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
