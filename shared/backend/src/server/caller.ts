import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import { hostOf } from './http';

/** What the server was told of the network around it. */
export interface Surroundings {
  /** Proxies before the site, each of which adds the address it saw to X-Forwarded-For. */
  proxies: number;
  /** Host name by which a developer reaches this machine through a tunnel; '' without one. */
  localHost: string;
  /** Set by {@link callerOf} once a visitor has come through a proxy that the site was not told of. */
  proxySeen?: boolean;
}

/**
 * What `TRUST_PROXY` (number of proxies) and `LOCAL_HOST` (host name with the port) say.
 * @throws Error with one line for what is no number of proxies
 */
export function surroundings(env: NodeJS.ProcessEnv): Surroundings {
  const proxies = env.TRUST_PROXY || '0';
  if (!/^\d$/.test(proxies))
    throw new Error(
      `TRUST_PROXY: "${proxies}" is not a number of proxies (1 for one that adds to X-Forwarded-For)`,
    );
  return { proxies: Number(proxies), localHost: env.LOCAL_HOST ?? '' };
}

/** The caller that is not counted: somebody at this machine's keyboard. */
export const thisMachine = 'local';

const loopbackHost = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const loopback = /^(127\.|::1$|::ffff:127\.)/;
const proxyHeader =
  /^(x-forwarded-.*|forwarded|via|x-real-ip|(true-|x-)?client-ip|x-cluster-client-ip|cf-.*|fly-.*)$/;

/** Headers of proxies, and HTTP/1.0, which nginx speaks to the server behind it and no browser does. */
const hasProxySigns = (req: IncomingMessage): boolean =>
  req.httpVersion === '1.0' || Object.keys(req.headers).some((name) => proxyHeader.test(name));

const isDeveloperHost = (req: IncomingMessage, { localHost }: Surroundings): boolean =>
  localHost !== '' && hostOf(req) === localHost.toLowerCase();

/**
 * A proxy that keeps the public name and adds no header looks like this machine. The page of a
 * browser gives it away: this server speaks plain HTTP on one port, so a page of another scheme or
 * port has come through something in between. A name that is pointed at this machine cannot do that.
 */
function cameThroughProxy(req: IncomingMessage, around: Surroundings): boolean {
  const host = hostOf(req);
  const { origin } = req.headers;
  if (!origin || loopbackHost.test(host) || isDeveloperHost(req, around)) return false;
  try {
    const page = new URL(origin);
    const port = Number(page.port || (page.protocol === 'https:' ? 443 : 80));
    return page.host === host && (page.protocol === 'https:' || port !== req.socket.localPort);
  } catch {
    return false;
  }
}

/** By a name that no stranger can point here: a page of another name may run anybody's script. */
const isThisMachine = (req: IncomingMessage, { proxies, proxySeen }: Surroundings): boolean =>
  proxies === 0 &&
  !proxySeen &&
  loopback.test(req.socket.remoteAddress ?? '') &&
  loopbackHost.test(hostOf(req)) &&
  !hasProxySigns(req);

/**
 * Whether the request comes from this machine and not through a proxy; or by the name that the server
 * was told is a developer's.
 */
export const isLocal = (req: IncomingMessage, around: Surroundings): boolean =>
  isDeveloperHost(req, around) || isThisMachine(req, around);

/** `203.0.113.9:4711` and `[2001:db8::1]:443`, as some proxies write addresses. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

const asIPv4 = (high = 0, low = 0): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16));
}

/**
 * Under which name an address is counted: an IPv4 address itself, also where IPv6 carries it (mapped,
 * NAT64, 6to4), and of IPv6 the /64, which is what one connection is given at least. The database
 * counts the same way (`private.caller_key`).
 * @returns undefined for what is no address
 */
export function callerKey(address: string): string | undefined {
  const [plain = ''] = withoutPort(address.trim()).split('%');
  if (isIPv4(plain)) return plain;
  if (isIP(plain) === 0) return undefined;
  const [a, b, c, d, e, f, g, h] = groupsOf(plain);
  if (!a && !b && !c && !d && !e && (f === 0xffff || !f) && (g || (h ?? 0) > 1))
    return asIPv4(g, h);
  if (a === 0x64 && b === 0xff9b && !c && !d && !e && !f) return asIPv4(g, h);
  if (a === 0x2002) return asIPv4(b, c);
  return `${[a, b, c, d].map((group) => (group ?? 0).toString(16)).join(':')}::/64`;
}

/** The /48 of a caller of IPv6, the most that a home or a server is given; undefined for others. */
export function networkOf(caller: string): string | undefined {
  const [, network] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(caller) ?? [];
  return network && `${network}::/48`;
}

/**
 * Who is counted for a request. Of X-Forwarded-For only what trusted proxies added is believed; where
 * it is missing or no address, the connection itself is counted, so that nobody is not counted.
 * @param warn told of a proxy that the site was not told of, or of one that names nobody
 */
export function callerOf(
  req: IncomingMessage,
  around: Surroundings,
  warn: (line: string) => void = () => undefined,
): string {
  if (isThisMachine(req, around)) return thisMachine;
  around.proxySeen ||= cameThroughProxy(req, around);
  const connection = callerKey(req.socket.remoteAddress ?? '') ?? 'unknown';
  const forwarded = req.headers['x-forwarded-for'];
  if (around.proxies === 0) {
    if (forwarded !== undefined || around.proxySeen)
      warn(
        'Requests come through a proxy that this site was not told of, and all of them count as one caller. Set TRUST_PROXY to the number of proxies before the site.',
      );
    return connection;
  }
  const named = String(forwarded ?? '')
    .split(',')
    .at(-around.proxies);
  const key = named === undefined ? undefined : callerKey(named);
  if (key === undefined)
    warn(
      'TRUST_PROXY is set, and a request came without an address in X-Forwarded-For: it counts as the connection. Let the proxy add to X-Forwarded-For, or callers can write it themselves.',
    );
  return key ?? connection;
}
