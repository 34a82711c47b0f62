import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenPages } from './open-pages';

const pages = new OpenPages();
const server = createServer(pages.listen);
const terminal = jest.spyOn(console, 'error').mockImplementation(() => {});
jest.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const next = async (page: IncomingMessage): Promise<unknown> => {
  const [chunk] = (await once(page, 'data')) as [Buffer];
  return JSON.parse(chunk.toString().slice('data: '.length));
};

test('an open page gets what is wrong at once, and every change of it', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  pages.report('a types', ['a.ts:1:1 wrong']);
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [page] = (await once(request, 'response')) as [IncomingMessage];
  expect(await next(page)).toEqual({ problems: ['a.ts:1:1 wrong'] });
  pages.report('a content', ['a.md:2: no title']);
  expect(await next(page)).toEqual({ problems: ['a.ts:1:1 wrong', 'a.md:2: no title'] });
  pages.report('a types', []);
  expect(await next(page)).toEqual({ problems: ['a.md:2: no title'] });
  pages.send({ reload: true });
  expect(await next(page)).toEqual({ reload: true });
});

test('the terminal shows a problem once', () => {
  terminal.mockClear();
  pages.report('b', ['b.ts:1:1 first']);
  pages.report('b', ['b.ts:1:1 first']);
  pages.report('b', ['b.ts:1:1 first', 'b.ts:2:1 second']);
  expect(terminal.mock.calls.flat()).toEqual(['\nb.ts:1:1 first', '\nb.ts:2:1 second']);
});
