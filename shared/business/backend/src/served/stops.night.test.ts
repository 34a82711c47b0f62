import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { book, bookedId, bookingPath, publicKey, visitRequest } from '../testing/book';
import { killChildServers, startChildServer, writeSite } from '@site/server/testing/child-server';
import { eventually } from '../testing/site';

let env: Record<string, string>;
beforeAll(() => {
  const dir = temporaryDir('stops');
  writeSite(join(dir, 'site'));
  env = { SITE_DIR: join(dir, 'site'), DATA_DIR: join(dir, 'data') };
});
afterEach(killChildServers);

/** A connection with everything that arrived on it. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, received: () => received, closed: once(socket, 'close') };
}

test('SIGTERM answers what was accepted, takes nothing new, and ends with code 0', async () => {
  const server = await startChildServer(env);
  const body = JSON.stringify({ request: visitRequest(100) });
  const booking = await open(server.port);
  booking.socket.write(
    `POST ${bookingPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `apikey: ${publicKey}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 50)}`,
  );
  const asking = await open(server.port);
  asking.socket.write('GET /readyz HTTP/1.1\r\n');
  // Both have arrived once a later connection is answered.
  await fetch(`${server.url}/healthz`);
  const ended = server.stop();
  await eventually('no new connection', () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  asking.socket.write('Host: localhost\r\n\r\n');
  await asking.closed;
  expect(asking.received()).toMatch(/^HTTP\/1.1 503 [^]*{"ready":false,"reasons":\["stopping"\]}/);
  booking.socket.write(body.slice(50));
  await booking.closed;
  expect(booking.received()).toMatch(/^HTTP\/1.1 200 [^]*"id"/);
  expect(await ended).toBe(0);
  const { id } = JSON.parse(/\{.*\}/.exec(booking.received())?.[0] ?? '') as { id: string };
  const next = await startChildServer(env);
  expect(await bookedId(await book(next.url, 100))).toBe(id);
  expect(await next.stop()).toBe(0);
});

test.each([
  ['SIGUSR2', /^The site ends after an uncaught error: the test throws for \[mail address\]/],
  ['SIGURG', /^The site ends after an uncaught error: the test rejects/],
] as const)(
  'an uncaught error (%s) ends the process with code 1 and one line, and loses nothing',
  async (signal, line) => {
    const server = await startChildServer(env);
    const acknowledged = new Map<number, string>();
    const from = signal === 'SIGUSR2' ? 0 : 20;
    const attempt = async (n: number) => {
      const id = await book(server.url, n).then(bookedId);
      acknowledged.set(n, id);
    };
    const attempts = Array.from({ length: 15 }, (_, n) => attempt(from + n).catch(() => undefined));
    await eventually('some are booked', async () => acknowledged.size > 4);
    expect(await server.stop(signal)).toBe(1);
    await Promise.all(attempts);
    const fatal = server.lines().filter(({ level }) => level === 'fatal');
    expect(fatal).toEqual([expect.objectContaining({ msg: expect.stringMatching(line) })]);
    expect(server.output()).not.toContain('ada@example.com');
    const next = await startChildServer(env);
    for (const [n, id] of acknowledged) expect(await bookedId(await book(next.url, n))).toBe(id);
    await next.stop();
  },
);

test('the thread of the database that ends among bookings is started again, with a line, and loses nothing', async () => {
  const server = await startChildServer(env);
  const acknowledged = new Map<number, string>();
  const numbers = Array.from({ length: 30 }, (_, n) => 200 + n);
  const attempt = async (n: number) => {
    const id = await book(server.url, n).then(bookedId);
    acknowledged.set(n, id);
  };
  const attempts = numbers.map((n) => attempt(n).catch(() => undefined));
  await eventually('some are booked', async () => acknowledged.size > 4);
  server.process.kill('SIGWINCH');
  await Promise.all(attempts);
  const before = new Map(acknowledged);
  // Without the thread, only the requests that it was working on fail.
  for (const n of numbers) await attempt(n);
  for (const [n, id] of before) expect([n, acknowledged.get(n)]).toEqual([n, id]);
  expect(new Set(acknowledged.values()).size).toBe(numbers.length);
  const lines = server.lines().map(({ msg }) => msg);
  expect(lines.filter((line) => line.startsWith('The database has stopped and'))).toEqual([
    'The database has stopped and is opened again: its thread ended with code 1',
  ]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
