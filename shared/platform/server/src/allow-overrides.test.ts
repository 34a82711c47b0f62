import type { IncomingMessage } from 'node:http';
import { allowOverrides, asksForOverride, overrideOrigins } from './allow-overrides';

const own = 'http://localhost:3004';

const from = (host: string, headers: Record<string, string> = {}) =>
  ({
    headers: { host, ...headers },
    httpVersion: '1.1',
    socket: { remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage;

test('only a server on this machine allows the parts’ development servers', () => {
  expect(overrideOrigins(from('localhost:3000'), [own], {})).toContain(own);
  expect(overrideOrigins(from('127.0.0.1:3000'), [own], {})).toContain(own);
  expect(overrideOrigins(from('www.fieldbook.example'), [own], {})).toEqual([]);
  expect(overrideOrigins(from('localhost.evil.example'), [own], {})).toEqual([]);
  // Behind a proxy the host name does not prove that the visitor is on this machine.
  for (const TRUST_PROXY of ['1', '2'])
    expect(overrideOrigins(from('localhost:3000'), [own], { TRUST_PROXY })).toEqual([]);
  const proxied = from('localhost:3000', { 'x-forwarded-for': '203.0.113.9' });
  expect(overrideOrigins(proxied, [own], {})).toEqual([]);
});

test('a site names its origins itself, or none; a value that is not an origin is refused', () => {
  const given = (text: string) =>
    overrideOrigins(from('localhost'), [own], { SITE_OVERRIDE_ORIGINS: text });
  expect(given('')).toEqual([own]);
  expect(given('none')).toEqual([]);
  expect(given('https://a.example, https://b.example:8443')).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]);
  for (const wrong of ['*', 'https://a.example/path', "'unsafe-inline'", 'https://a.example;x'])
    expect(() => given(`https://b.example ${wrong}`)).toThrow(`SITE_OVERRIDE_ORIGINS: "${wrong}"`);
});

test('only a browser that uses overrides gets another document', () => {
  const asks = (path: string, cookie?: string) =>
    asksForOverride({ headers: { cookie } } as IncomingMessage, new URL(`http://x${path}`));
  expect(asks('/blog')).toBe(false);
  expect(asks('/blog?override=a')).toBe(true);
  expect(asks('/blog', 'a=b; site-override=1')).toBe(true);
  expect(asks('/blog', 'not-site-override=1')).toBe(false);
});

test('policy and page data contain the origins once each', () => {
  const document = [
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self'; form-action 'self'\">",
    '<script type="application/json" id="site-data">{"set":"a"}</script>',
    "<p>script-src 'self'</p>",
  ].join('');
  const allowed = allowOverrides(document, [own]);
  expect(allowed).toContain(`script-src 'self' ${own} 'sha256-x'; connect-src 'self' ${own}; form`);
  expect(allowed).toContain(`id="site-data">{"overrides":["${own}"],"set":"a"}`);
  expect(allowed).toContain("form-action 'self'\">");
  expect(allowed).toContain("<p>script-src 'self'</p>");
});
