import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Route } from 'playwright/test';

/** How something that a page or a server needs can fail. */
export const causes = ['404', '500', 'hang', 'altered', 'cut off', 'slow'] as const;
export type Cause = (typeof causes)[number];

/** Longer than a visitor expects, shorter than every time limit of the site. */
const slowMs = 2000;

/** Changes an answer so that each kind of file has other content, and JSON none that can be read. */
const alter = (text: string) => `${text.replaceAll('{"', '["')}\n;globalThis.altered = true;`;

async function fail(route: Route, cause: Cause): Promise<void> {
  // The page may be closed before its answer comes.
  const answer = async () => {
    if (cause === 'hang') return;
    if (cause === '404' || cause === '500') return route.fulfill({ status: Number(cause) });
    if (cause === 'slow') {
      await wait(slowMs);
      return route.continue();
    }
    const response = await route.fetch();
    const text = await response.text();
    const body = cause === 'altered' ? alter(text) : text.slice(0, text.length / 2);
    // A browser would cache a wrong file for as long as its headers say.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    return route.fulfill({ response, body, headers });
  };
  await answer().catch(() => {});
}

/** Something that fails. */
export interface Fault {
  /** Whether anything has met it. */
  isMet: () => boolean;
  end: () => Promise<void>;
}

/** Lets requests of every tab fail. */
export async function breakRequests(
  context: BrowserContext,
  pattern: RegExp,
  cause: Cause,
): Promise<Fault> {
  let met = 0;
  const handler = (route: Route) => {
    met++;
    return fail(route, cause);
  };
  await context.route(pattern, handler);
  return { isMet: () => met > 0, end: () => context.unroute(pattern, handler) };
}

export interface FaultyService {
  port: number;
  /** Lets the service fail from now on, also on open connections. */
  break: (cause: Cause) => void;
  /** Whether a connection has met the fault since then. */
  isMet: () => boolean;
  mend: () => void;
  stop: () => Promise<void>;
}

/**
 * A way to a service of a server (database, storage, mail) that can fail as a page's requests do.
 * @param target its port on this machine
 * @param failure its own answer for "500", in its protocol
 */
export async function faultyService(target: number, failure: string): Promise<FaultyService> {
  const open = new Set<Socket>();
  let cause: Cause | undefined;
  let met = 0;
  const pass = async (bytes: Buffer, to: Socket) => {
    if (cause) met++;
    if (cause === 'hang') return;
    if (cause === 'slow') await wait(slowMs);
    if (cause === 'altered') for (let at = 4; at < bytes.length; at += 7) bytes[at]! ^= 1;
    if (cause !== 'cut off') return void to.write(bytes);
    to.end(bytes.subarray(0, bytes.length / 2));
  };
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy()).on('close', () => open.delete(client));
    if (cause === '404' || cause === '500') met++;
    if (cause === '404') return void client.resetAndDestroy();
    if (cause === '500') return void client.end(failure);
    const service = connect(target, '127.0.0.1');
    open.add(service);
    service.on('error', () => client.destroy());
    service.on('close', () => (open.delete(service), client.destroy()));
    client.on('close', () => service.destroy());
    client.pipe(service);
    service.on('data', (bytes: Buffer) => void pass(bytes, client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    break: (next) => {
      cause = next;
      met = 0;
      if (cause === '404' || cause === '500') closeAll();
    },
    isMet: () => met > 0,
    mend: () => {
      cause = undefined;
      closeAll();
    },
    stop: async () => {
      server.close();
      closeAll();
      await once(server, 'close').catch(() => {});
    },
  };
}
