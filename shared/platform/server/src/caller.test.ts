import type { IncomingMessage } from 'node:http';
import { readProxySettings, type ProxySettings } from '@site/contract/proxy-settings';
import { callerKey, callerOf, isLocal, networkOf } from './caller';

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
const noProxy: ProxySettings = { proxies: 0, localHost: '' };
const withProxies = (proxies: number): ProxySettings => ({ proxies, localHost: '' });
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

test('all addresses of a /64 are one caller, those of two /64s are two callers', () => {
  const keys = Array.from({ length: 50 }, (_, n) => callerKey(`2001:db8:0:7::${n.toString(16)}`));
  expect(new Set(keys).size).toBe(1);
  expect(callerKey('2001:db8:0:8::1')).not.toBe(keys[0]);
});

test('an entry that the caller adds to X-Forwarded-For is ignored', () => {
  const spoofed = incoming({ 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }, '198.51.100.7');
  expect(callerOf(spoofed, noProxy)).toBe('198.51.100.7');
  expect(callerOf(spoofed, withProxies(1))).toBe('203.0.113.9');
  const chain = { 'x-forwarded-for': '10.0.0.1, 203.0.113.9, 192.0.2.1' };
  expect(callerOf(incoming(chain), withProxies(2))).toBe('203.0.113.9');
});

test('without an address from the proxy the connection is counted, so every request counts', () => {
  for (const named of ['unknown', ''])
    expect(callerOf(incoming({ 'x-forwarded-for': named }), withProxies(1))).toBe('127.0.0.1');
  const logged: string[] = [];
  expect(callerOf(incoming({}), withProxies(1), (line) => logged.push(line))).toBe('127.0.0.1');
  expect(logged).toEqual([expect.stringContaining('without an address in X-Forwarded-For')]);
  expect(callerOf(incoming({ 'x-forwarded-for': '203.0.113.9' }), withProxies(2))).toBe(
    '127.0.0.1',
  );
});

test('an unconfigured proxy counts as one caller and is reported', () => {
  const logged: string[] = [];
  for (const name of ['203.0.113.1', '203.0.113.2'])
    expect(
      callerOf(incoming({ 'x-forwarded-for': name }), noProxy, (line) => logged.push(line)),
    ).toBe('127.0.0.1');
  expect(logged).toEqual(Array(2).fill(expect.stringContaining('not configured')));
  for (const header of ['x-real-ip', 'forwarded', 'via', 'x-forwarded-proto', 'cf-ray'])
    expect(callerOf(incoming({ [header]: 'x' }), noProxy)).toBe('127.0.0.1');
  // nginx with default settings: no header, but HTTP/1.0.
  expect(callerOf(incoming({}, '127.0.0.1', '1.0'), noProxy)).toBe('127.0.0.1');
  expect(callerOf(incoming({ host }), noProxy)).toBe('local');
});

test('a proxy that keeps the public name and adds no header counts as one caller', () => {
  const proxySettings: ProxySettings = { ...noProxy };
  const named = incoming({ host: 'www.site.example' });
  expect(callerOf(named, proxySettings)).toBe('127.0.0.1');
  expect(isLocal(named, proxySettings)).toBe(false);
});

test.each([
  ['of another scheme', 'www.site.example', 'https://www.site.example'],
  ['of another port', 'www.site.example:8080', 'http://www.site.example:8080'],
])('a page %s reveals a proxy, and then nothing is local', (_name, named, origin) => {
  const proxySettings: ProxySettings = { ...noProxy };
  const forged = incoming({ host });
  const logged: string[] = [];
  expect(
    callerOf(incoming({ host: named, origin }), proxySettings, (line) => logged.push(line)),
  ).toBe('127.0.0.1');
  expect(logged).toEqual([expect.stringContaining('not configured')]);
  expect(isLocal(forged, proxySettings)).toBe(false);
  expect(callerOf(forged, proxySettings)).toBe('127.0.0.1');
});

test.each([
  [
    'a name that an attacker points at this machine',
    'rebound.example:3000',
    'http://rebound.example:3000',
  ],
  ['a page of another site', 'rebound.example:3000', 'https://evil.example'],
  ['a port that leads here', 'localhost:8080', 'http://localhost:8080'],
  ['no address at all', 'rebound.example:3000', 'null'],
])('%s shows none', (_name, named, origin) => {
  const proxySettings: ProxySettings = { ...noProxy };
  callerOf(incoming({ host: named, origin }), proxySettings);
  expect(isLocal(incoming({ host }), proxySettings)).toBe(true);
});

test.each([
  [
    'from elsewhere',
    incoming({ host: 'www.site.example', origin: 'https://www.site.example' }, '192.0.2.5'),
  ],
  [
    'behind a proxy that adds headers',
    incoming({ host: 'www.site.example', origin: 'https://www.site.example', via: '1.1 proxy' }),
  ],
])('a stranger %s does not close the pages of this machine', (_name, stranger) => {
  const proxySettings: ProxySettings = { ...noProxy };
  const logged: string[] = [];
  callerOf(stranger, proxySettings, (line) => logged.push(line));
  expect(logged).toEqual([expect.stringContaining('not configured')]);
  expect(isLocal(incoming({ host }), proxySettings)).toBe(true);
});

test('the network of a caller is its /48', () => {
  expect(networkOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:db8:1:3::/64')).toBe('2001:db8:1::/48');
  for (const other of ['203.0.113.9', 'local', 'unknown']) expect(networkOf(other)).toBeUndefined();
});

test('only this machine, by its own names and without a proxy, is local', () => {
  expect(isLocal(incoming({ host }), noProxy)).toBe(true);
  expect(isLocal(incoming({ host }, '::1'), noProxy)).toBe(true);
  expect(isLocal(incoming({ host }, '192.0.2.5'), noProxy)).toBe(false);
  expect(isLocal(incoming({ host: 'rebound.example:3000' }), noProxy)).toBe(false);
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
    expect(isLocal(incoming({ host, [name]: 'x' }), noProxy)).toBe(false);
  expect(isLocal(incoming({ host }, '127.0.0.1', '1.0'), noProxy)).toBe(false);
});

test('with a trusted proxy nothing is local, with any host and headers', () => {
  expect(isLocal(incoming({ host }), withProxies(1))).toBe(false);
  expect(isLocal(incoming({ host: '127.0.0.1:3000' }), withProxies(1))).toBe(false);
});

test('a developer’s own name opens the local pages, and no other does', () => {
  const settings = { proxies: 0, localHost: 'me-3000.tunnel.example' };
  const tunnel = { host: 'me-3000.tunnel.example', 'x-forwarded-for': '203.0.113.9' };
  expect(isLocal(incoming(tunnel), settings)).toBe(true);
  expect(isLocal(incoming(tunnel), noProxy)).toBe(false);
  expect(isLocal(incoming({ ...tunnel, host: 'other.tunnel.example' }), settings)).toBe(false);
});

test('settings give the number of proxies, or fail with one line', () => {
  expect(readProxySettings({})).toEqual({ proxies: 0, localHost: '' });
  expect(readProxySettings({ TRUST_PROXY: '', LOCAL_HOST: 'a.example' })).toEqual({
    proxies: 0,
    localHost: 'a.example',
  });
  expect(readProxySettings({ TRUST_PROXY: '2' }).proxies).toBe(2);
  for (const wrong of ['true', 'yes', '-1', '1.5', '127.0.0.1'])
    expect(() => readProxySettings({ TRUST_PROXY: wrong })).toThrow(/^TRUST_PROXY: .*$/);
});
