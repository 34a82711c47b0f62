import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServerWithTimeouts } from './server-timeouts';
import type { ServerTimeouts } from './server-timeouts';

let server: Server;
const start = (uploadMs: number, idleMs = 30_000, headersMs = 150) =>
  startWith({ headersMs, requestMs: 300, uploadMs, idleMs, checkEveryMs: 20 });

/** @param timeouts default: those of the site */
async function startWith(timeouts?: ServerTimeouts): Promise<void> {
  const isUpload = ({ url }: IncomingMessage) => url === '/photo';
  server = createServerWithTimeouts(isUpload, timeouts);
  server.on('request', (req, res) => {
    req.resume();
    // Larger than the buffers of a socket, so the answer stalls when the client does not read.
    if (req.url === '/large') res.end(Buffer.alloc(64 * 1024 * 1024));
    else req.on('end', () => res.end('here'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** The head of a request that has ten bytes. */
const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n`;

const open = async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

test.each([
  ['sends nothing', ''],
  ['stops within the headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-'],
  ['stops before the body', `${post('/')}{`],
  ['stops within a photo', `${post('/photo')}{`],
])('a connection that %s is closed', async (_name, words) => {
  await start(600);
  const socket = await open();
  socket.write(words);
  socket.resume();
  await once(socket, 'close');
});

test('a connection whose client does not read the answer is closed', async () => {
  // Only the idle time ends it: on a busy machine the headers come late.
  const late = { headersMs: 60_000, requestMs: 60_000, uploadMs: 60_000 };
  await startWith({ ...late, idleMs: 2_000, checkEveryMs: 20 });
  const socket = await open();
  const closed = new Promise((resolve) =>
    server.once('connection', () => undefined).once('request', (req) => req.once('close', resolve)),
  );
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  socket.destroy();
});

test('a photo may arrive after the time of other requests', async () => {
  // The headers have as long as the photo: a busy machine sends them late.
  await start(60_000, 30_000, 60_000);
  const [photo, other] = [await open(), await open()];
  photo.write(`${post('/photo')}01234`);
  other.write(`${post('/')}01234`);
  other.resume();
  await once(other, 'close');
  photo.write('56789');
  const [answer] = (await once(photo, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  photo.destroy();
});

test('a complete request is answered', async () => {
  // Shorter limits would close it on a busy machine.
  await startWith();
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'words' });
  expect(await answer.text()).toBe('here');
});

test('a connection with more than 20 unanswered requests is closed, and the rest is not answered', async () => {
  let handled = 0;
  server = createServerWithTimeouts();
  server.on('request', () => handled++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = await open();
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5000));
  // `once` of events would reject when the connection is reset.
  await new Promise((closed) => socket.once('close', closed));
  expect(handled).toBe(20);
});

test('a client that waits for its answers may send any number on one connection', async () => {
  await startWith();
  const socket = await open();
  for (let n = 0; n < 60; n++) {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

test('past 2,000 unanswered requests of all connections each may have one, until some are answered', async () => {
  const open20 = async (count: number) => {
    const socket = await open();
    const closed = new Promise((done) => socket.once('close', done));
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count));
    return { socket, closed };
  };
  const waiting: ServerResponse[] = [];
  server = createServerWithTimeouts();
  server.on('request', (_req, res) => waiting.push(res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const first = await Promise.all(Array.from({ length: 100 }, () => open20(20)));
  while (waiting.length < 2000) await new Promise((done) => setImmediate(done));
  await (
    await open20(2)
  ).closed;
  const patient = await open20(1);
  while (waiting.length < 2002) await new Promise((done) => setImmediate(done));
  expect(patient.socket.destroyed).toBe(false);
  for (const { socket } of first) socket.destroy();
  patient.socket.destroy();
  await Promise.all([...first, patient].map(({ closed }) => closed));
  const again = await open20(20);
  while (waiting.length < 2022) await new Promise((done) => setImmediate(done));
  again.socket.destroy();
});
