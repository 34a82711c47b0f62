import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { eventually } from '../testing/site';
import { readPhoto } from './photo-bytes';

const progress = { bytes: 100, everyMs: 10_000 };

let server: Server;
let socket: Socket;
let req: IncomingMessage | undefined;
let bytes: Promise<Uint8Array | undefined>;

beforeEach(async () => {
  // The interval passes when the test moves the clock. Everything else runs in real time.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
  });
  server = createServer((incoming) => {
    req = incoming;
    bytes = readPhoto(incoming, progress);
    bytes.catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  req = undefined;
  socket.write('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 600\r\n\r\n');
  await eventually('the request', () => req);
});
afterEach(() => {
  jest.useRealTimers();
  socket.destroy();
  server.close();
});

/** Sends some bytes, waits for their arrival and lets an interval pass. */
async function interval(count: number) {
  const before = req?.socket.bytesRead ?? 0;
  socket.write(Buffer.alloc(count, 1));
  await eventually('the bytes', () => (req?.socket.bytesRead ?? 0) - before >= count);
  jest.advanceTimersByTime(progress.everyMs);
}

test('a slow photo arrives as long as its bytes do', async () => {
  for (let n = 0; n < 5; n++) await interval(100);
  socket.write(Buffer.alloc(100, 1));
  expect((await bytes)?.length).toBe(600);
});

test('a connection that sends a few bytes now and then is closed', async () => {
  await interval(100);
  await interval(10);
  await expect(bytes).rejects.toMatchObject({ status: 408 });
  await once(socket, 'close');
});
