import type { IncomingMessage } from 'node:http';
import { callerKey, callerOf, isLocal, networkOf, surroundings, type Surroundings } from './caller';

const incoming = (
  headers: Record<string, string>,
  remoteAddress = '127.0.0.1',
  httpVersion = '1.1',
) =>
  ({
    headers,
    httpVersion,
    socket: { remoteAddress, localPort: 3000 },
  }) as unknown as IncomingMessage;
const alone: Surroundings = { proxies: 0, localHost: '' };
const behind = (proxies: number): Surroundings => ({ proxies, localHost: '' });
const host = 'localhost:3000';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9:4711 ', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '203.0.113.9'],
  ['2002:cb00:7109:1::1', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1%eth0', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', undefined],
  ['203.0.113.999', undefined],
  ['', undefined],
])('%s is counted as %s', (address, key) => expect(callerKey(address)).toBe(key));

test('all addresses of a /64 are one caller, those of two are two', () => {
  const keys = Array.from({ length: 50 }, (_, n) => callerKey(`2001:db8:0:7::${n.toString(16)}`));
  expect(new Set(keys).size).toBe(1);
  expect(callerKey('2001:db8:0:8::1')).not.toBe(keys[0]);
});

test('what a caller writes into X-Forwarded-For himself is never believed', () => {
  const spoofed = incoming({ 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }, '198.51.100.7');
  expect(callerOf(spoofed, alone)).toBe('198.51.100.7');
  expect(callerOf(spoofed, behind(1))).toBe('203.0.113.9');
  const chain = { 'x-forwarded-for': '10.0.0.1, 203.0.113.9, 192.0.2.1' };
  expect(callerOf(incoming(chain), behind(2))).toBe('203.0.113.9');
});

test('where a proxy names nobody, the connection is counted, and nobody is not counted', () => {
  for (const named of ['unknown', ''])
    expect(callerOf(incoming({ 'x-forwarded-for': named }), behind(1))).toBe('127.0.0.1');
  const told: string[] = [];
  expect(callerOf(incoming({}), behind(1), (line) => told.push(line))).toBe('127.0.0.1');
  expect(told).toEqual([expect.stringContaining('without an address in X-Forwarded-For')]);
  expect(callerOf(incoming({ 'x-forwarded-for': '203.0.113.9' }), behind(2))).toBe('127.0.0.1');
});

test('a proxy that the site was not told of counts as one caller and is reported', () => {
  const told: string[] = [];
  for (const name of ['203.0.113.1', '203.0.113.2'])
    expect(callerOf(incoming({ 'x-forwarded-for': name }), alone, (line) => told.push(line))).toBe(
      '127.0.0.1',
    );
  expect(told).toEqual(Array(2).fill(expect.stringContaining('not told of')));
  for (const header of ['x-real-ip', 'forwarded', 'via', 'x-forwarded-proto', 'cf-ray'])
    expect(callerOf(incoming({ [header]: 'x' }), alone)).toBe('127.0.0.1');
  // nginx as it comes: no header, but HTTP/1.0.
  expect(callerOf(incoming({}, '127.0.0.1', '1.0'), alone)).toBe('127.0.0.1');
  expect(callerOf(incoming({ host }), alone)).toBe('local');
});

test('a proxy that keeps the public name and adds no header counts as one caller', () => {
  const around: Surroundings = { ...alone };
  const named = incoming({ host: 'www.site.example' });
  expect(callerOf(named, around)).toBe('127.0.0.1');
  expect(isLocal(named, around)).toBe(false);
});

test.each([
  ['of another scheme', 'www.site.example', 'https://www.site.example'],
  ['of another port', 'www.site.example:8080', 'http://www.site.example:8080'],
])('a page %s shows a proxy, and then nothing is local', (_name, named, origin) => {
  const around: Surroundings = { ...alone };
  const forged = incoming({ host });
  const told: string[] = [];
  expect(callerOf(incoming({ host: named, origin }), around, (line) => told.push(line))).toBe(
    '127.0.0.1',
  );
  expect(told).toEqual([expect.stringContaining('not told of')]);
  expect(isLocal(forged, around)).toBe(false);
  expect(callerOf(forged, around)).toBe('127.0.0.1');
});

test.each([
  [
    'a name that somebody points at this machine',
    'rebound.example:3000',
    'http://rebound.example:3000',
  ],
  ['a page of another site', 'rebound.example:3000', 'https://evil.example'],
  ['a port that leads here', 'localhost:8080', 'http://localhost:8080'],
  ['no address at all', 'rebound.example:3000', 'null'],
])('%s shows none', (_name, named, origin) => {
  const around: Surroundings = { ...alone };
  callerOf(incoming({ host: named, origin }), around);
  expect(isLocal(incoming({ host }), around)).toBe(true);
});

test('the /48 of a caller is its network', () => {
  expect(networkOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:db8:1:3::/64')).toBe('2001:db8:1::/48');
  for (const other of ['203.0.113.9', 'local', 'unknown']) expect(networkOf(other)).toBeUndefined();
});

test('only this machine, by its own names and without a proxy, is local', () => {
  expect(isLocal(incoming({ host }), alone)).toBe(true);
  expect(isLocal(incoming({ host }, '::1'), alone)).toBe(true);
  expect(isLocal(incoming({ host }, '192.0.2.5'), alone)).toBe(false);
  expect(isLocal(incoming({ host: 'rebound.example:3000' }), alone)).toBe(false);
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
    expect(isLocal(incoming({ host, [name]: 'x' }), alone)).toBe(false);
  expect(isLocal(incoming({ host }, '127.0.0.1', '1.0'), alone)).toBe(false);
});

test('with a trusted proxy nothing is local, whatever the host and the headers say', () => {
  expect(isLocal(incoming({ host }), behind(1))).toBe(false);
  expect(isLocal(incoming({ host: '127.0.0.1:3000' }), behind(1))).toBe(false);
});

test('a developer’s own name opens the local pages, and no other does', () => {
  const told = { proxies: 0, localHost: 'me-3000.tunnel.example' };
  const tunnel = { host: 'me-3000.tunnel.example', 'x-forwarded-for': '203.0.113.9' };
  expect(isLocal(incoming(tunnel), told)).toBe(true);
  expect(isLocal(incoming(tunnel), alone)).toBe(false);
  expect(isLocal(incoming({ ...tunnel, host: 'other.tunnel.example' }), told)).toBe(false);
});

test('settings say how many proxies there are, or are refused in one line', () => {
  expect(surroundings({})).toEqual({ proxies: 0, localHost: '' });
  expect(surroundings({ TRUST_PROXY: '', LOCAL_HOST: 'a.example' })).toEqual({
    proxies: 0,
    localHost: 'a.example',
  });
  expect(surroundings({ TRUST_PROXY: '2' }).proxies).toBe(2);
  for (const wrong of ['true', 'yes', '-1', '1.5', '127.0.0.1'])
    expect(() => surroundings({ TRUST_PROXY: wrong })).toThrow(/^TRUST_PROXY: .*$/);
});
