import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { impatientServer } from './impatient-server';

let server: Server;
beforeEach(async () => {
  server = impatientServer({ headers: 150, request: 300, silence: 500, look: 20 });
  server.on('request', (req, res) => {
    req.resume();
    // Larger than what a socket takes before its reader has taken something.
    if (req.url === '/large') res.end(Buffer.alloc(64 * 1024 * 1024));
    else req.on('end', () => res.end('here'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
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
  ['nothing is said on', ''],
  ['a request has begun on', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-'],
  ['a body does not come', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{'],
])('a connection that %s ends', async (_name, words) => {
  const socket = await open();
  socket.write(words);
  socket.resume();
  await once(socket, 'close');
});

test('an answer that nobody takes ends', async () => {
  const socket = await open();
  const closed = new Promise((resolve) =>
    server.once('connection', () => undefined).once('request', (req) => req.once('close', resolve)),
  );
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  socket.destroy();
});

test('a request that comes to its end is answered', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'words' });
  expect(await answer.text()).toBe('here');
});
