import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServerWithTimeouts } from './server-timeouts';
import type { ServerTimeouts } from './server-timeouts';

let server: Server;

async function start(timeouts?: ServerTimeouts): Promise<void> {
  server = createServerWithTimeouts(timeouts);
  server.on('request', (req, res) => {
    req.resume();
    // Larger than the buffers of a socket, so the answer stalls when the client does not read.
    if (req.url === '/large') res.end(Buffer.alloc(64 * 1024 * 1024));
    else req.on('end', () => res.end('here'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const startWithShortLimits = () =>
  start({ headersMs: 150, requestMs: 300, idleMs: 500, checkEveryMs: 20 });

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const open = async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

test.each([
  ['sends nothing', ''],
  ['stops within the headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-'],
  ['stops before the body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{'],
])('a connection that %s is closed', async (_name, words) => {
  await startWithShortLimits();
  const socket = await open();
  socket.write(words);
  socket.resume();
  await once(socket, 'close');
});

test('a connection whose client does not read the answer is closed', async () => {
  await startWithShortLimits();
  const socket = await open();
  const closed = new Promise((resolve) =>
    server.once('connection', () => undefined).once('request', (req) => req.once('close', resolve)),
  );
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  socket.destroy();
});

test('a complete request is answered', async () => {
  // Shorter limits would close it on a busy machine.
  await start();
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'words' });
  expect(await answer.text()).toBe('here');
});
