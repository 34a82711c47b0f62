import type { IncomingMessage } from 'node:http';
import { callerAddress, isForeign, isLocal, parseObject } from './http';

const incoming = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('the caller is the peer, or what a trusted proxy says last', () => {
  const spoofed = incoming({ 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }, '198.51.100.7');
  expect(callerAddress(spoofed, false)).toBe('198.51.100.7');
  expect(callerAddress(spoofed, true)).toBe('203.0.113.9');
  expect(callerAddress(incoming({}), true)).toBe('127.0.0.1');
});

test('only this machine, by its own names and without a proxy, is local', () => {
  const host = 'localhost:3000';
  expect(isLocal(incoming({ host }))).toBe(true);
  expect(isLocal(incoming({ host }, '::1'))).toBe(true);
  expect(isLocal(incoming({ host }, '192.0.2.5'))).toBe(false);
  expect(isLocal(incoming({ host: 'rebound.example:3000' }))).toBe(false);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect(isLocal(incoming({ host, [name]: 'x' }))).toBe(false);
});

test('a page is foreign unless its origin is the host that was asked', () => {
  const host = 'www.site.example';
  expect(isForeign(incoming({ host, origin: 'https://www.site.example' }))).toBe(false);
  for (const origin of ['https://site.example', 'https://www.site.example:8443', 'null', 'x'])
    expect(isForeign(incoming({ host, origin }))).toBe(true);
  expect(isForeign(incoming({ host }))).toBe(false);
  expect(isForeign(incoming({ host, 'sec-fetch-site': 'cross-site' }))).toBe(true);
});

test('a body of 64 kB of brackets is refused, and brackets in text are text', () => {
  const nested = '['.repeat(32_000) + ']'.repeat(32_000);
  expect(() => parseObject(Buffer.from(`{"a":${nested}}`))).toThrow('nested deeper than 12 levels');
  const text = { a: '['.repeat(100) };
  expect(parseObject(Buffer.from(JSON.stringify(text)))).toEqual(text);
});
