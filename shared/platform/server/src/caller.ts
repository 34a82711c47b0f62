import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ProxySettings } from '@site/contract/proxy-settings';
import { hostOf, isForeign } from './http';

/** The caller that no limit counts: a person at this machine. */
export const thisMachine = 'local';

const loopbackHost = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const loopback = /^(127\.|::1$|::ffff:127\.)/;
const proxyHeader =
  /^(x-forwarded-.*|forwarded|via|x-real-ip|(true-|x-)?client-ip|x-cluster-client-ip|cf-.*|fly-.*)$/;

/** Headers of proxies, or HTTP/1.0: nginx uses it toward its upstream, browsers never do. */
const hasProxySigns = (req: IncomingMessage): boolean =>
  req.httpVersion === '1.0' || Object.keys(req.headers).some((name) => proxyHeader.test(name));

const isDeveloperHost = (req: IncomingMessage, { localHost }: ProxySettings): boolean =>
  localHost !== '' && hostOf(req) === localHost.toLowerCase();

/**
 * A proxy that keeps the public name and adds no header looks like this machine. The page's origin
 * reveals it: this server speaks plain HTTP on one port, so a page with another scheme or port came
 * through a proxy. A foreign name that points at this machine is not mistaken for one.
 */
function cameThroughProxy(req: IncomingMessage, proxySettings: ProxySettings): boolean {
  const host = hostOf(req);
  const { origin } = req.headers;
  if (!origin || loopbackHost.test(host) || isDeveloperHost(req, proxySettings)) return false;
  try {
    const page = new URL(origin);
    const port = Number(page.port || (page.protocol === 'https:' ? 443 : 80));
    return page.host === host && (page.protocol === 'https:' || port !== req.socket.localPort);
  } catch {
    return false;
  }
}

/** Checks the host name too: a foreign name can point here, and its page may run any script. */
const isThisMachine = (req: IncomingMessage, { proxies, proxySeen }: ProxySettings): boolean =>
  proxies === 0 &&
  !proxySeen &&
  loopback.test(req.socket.remoteAddress ?? '') &&
  loopbackHost.test(hostOf(req)) &&
  !hasProxySigns(req);

/**
 * Whether the request comes from this machine and not through a proxy, or uses the developer's host
 * name.
 */
export const isLocal = (req: IncomingMessage, proxySettings: ProxySettings): boolean =>
  isDeveloperHost(req, proxySettings) || isThisMachine(req, proxySettings);

/**
 * Whether a request comes from this machine under its own names, without any sign of a proxy and not
 * from a page of another site: the rule of `/_local` and of the metrics.
 */
export const isForThisMachine = (req: IncomingMessage, proxySettings: ProxySettings): boolean =>
  isLocal(req, proxySettings) && !isForeign(req);

/** Some proxies write addresses as `203.0.113.9:4711` and `[2001:db8::1]:443`. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/**
 * The key under which an address is counted: for IPv4 the address itself, also inside IPv6 (mapped,
 * NAT64, 6to4); for IPv6 the /64, the least that one connection gets. The database counts the same
 * way (`private.caller_key`).
 * @returns undefined for an invalid address
 */
export function callerKey(address: string): string | undefined {
  const [plain = ''] = withoutPort(address.trim()).split('%');
  // ipaddr.js takes other spellings, too, such as 0x7f.1.
  if (isIP(plain) === 0) return undefined;
  const parsed = ipaddr.process(plain);
  if (!('parts' in parsed)) return parsed.toString();
  const place = placeOfIPv4(parsed);
  if (place !== undefined)
    return ipaddr.fromByteArray(parsed.toByteArray().slice(place, place + 4)).toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** The byte at which an IPv6 address has one of IPv4. */
function placeOfIPv4(address: ipaddr.IPv6): number | undefined {
  const range = address.range();
  if (range === '6to4') return 2;
  const isCompatible =
    range !== 'loopback' && address.parts.slice(0, 6).every((group) => group === 0);
  return range === 'rfc6052' || (isCompatible && range !== 'unspecified') ? 12 : undefined;
}

/** The /48 of an IPv6 caller, the most that a home or a server gets; undefined for others. */
export function networkOf(caller: string): string | undefined {
  const [, network] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(caller) ?? [];
  return network && `${network}::/48`;
}

/**
 * The caller to count for a request. Uses only entries of X-Forwarded-For that trusted proxies
 * added. Without a valid entry it counts the connection, so every request counts.
 * @param warn called for an unconfigured proxy, or one that sends no address
 */
export function callerOf(
  req: IncomingMessage,
  proxySettings: ProxySettings,
  warn: (line: string) => void = () => undefined,
): string {
  if (isThisMachine(req, proxySettings)) return thisMachine;
  const throughProxy = cameThroughProxy(req, proxySettings);
  // A proxy that adds headers is seen at each request, and a stranger elsewhere reaches this server
  // without one; their forged origins must not close the operator's pages.
  proxySettings.proxySeen ||=
    throughProxy && loopback.test(req.socket.remoteAddress ?? '') && !hasProxySigns(req);
  const connection = callerKey(req.socket.remoteAddress ?? '') ?? 'unknown';
  const forwarded = req.headers['x-forwarded-for'];
  if (proxySettings.proxies === 0) {
    if (forwarded !== undefined || throughProxy || proxySettings.proxySeen)
      warn(
        'Requests come through a proxy that is not configured, so all of them count as one caller. Set TRUST_PROXY to the number of proxies in front of the site.',
      );
    return connection;
  }
  const named = String(forwarded ?? '')
    .split(',')
    .at(-proxySettings.proxies);
  const key = named === undefined ? undefined : callerKey(named);
  if (key === undefined)
    warn(
      'TRUST_PROXY is set, and a request came without an address in X-Forwarded-For: it counts as the connection. Let the proxy add to X-Forwarded-For, or callers can write it themselves.',
    );
  return key ?? connection;
}
