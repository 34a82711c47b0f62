import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '@site/database/testing/postgres';
import { startMailServer } from '../testing/smtp';
import { temporaryDir } from '@site/build/testing/temporary-dir';

import { book, bookedId } from '../testing/book';
import { killChildServers, startChildServer, writeSite } from '@site/server/testing/child-server';
import { eventually } from '../testing/site';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  killChildServers();
  for (const end of ending.splice(0).reverse()) await end();
});

function site() {
  const dir = temporaryDir('faults');
  writeSite(join(dir, 'site'));
  return { SITE_DIR: join(dir, 'site'), DATA_DIR: join(dir, 'data') };
}

const ready = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, ...((await answer.json()) as { reasons: string[] }) };
};
const becomes = (url: string, ...reasons: string[]) =>
  eventually(`the reasons ${reasons.join() || 'none'}`, async () => {
    const now = await ready(url);
    return now.reasons.join() === reasons.join() && now.status === (reasons[0] ? 503 : 200);
  });
const metrics = (url: string) => fetch(`${url}/metrics`).then((answer) => answer.text());

test('a dead mail server and a missing set show in readyz, until they are back', async () => {
  const mail = await startMailServer();
  await mail.stop();
  const env = site();
  const server = await startChildServer({
    ...env,
    SMTP_URL: mail.url,
    READY_MAIL_MINUTES: '0.01',
  });
  expect(await ready(server.url)).toEqual({ status: 200, ready: true, reasons: [] });
  await bookedId(await book(server.url, 1));
  await becomes(server.url, 'mail');
  expect(await metrics(server.url)).toMatch(/^site_ready 0$[^]*^site_outbox_waiting 2$/m);
  const again = await startMailServer(mail.port);
  ending.push(again.stop);
  await becomes(server.url);
  // The folder of releases is empty after a restore that was interrupted.
  rmSync(join(env.SITE_DIR, 'sets/a1/public'), { recursive: true });
  await becomes(server.url, 'set');
  writeSite(env.SITE_DIR);
  await becomes(server.url);
  const said = server.lines().map(({ msg }) => msg);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Not ready: mail \(2 mails wait, the oldest for \d+ s\)$/),
      'Not ready: set (its folder is missing)',
      'Ready again.',
    ]),
  );
});

const mounted = (dir: string, command: string) => [
  ...['unshare', '-r', '-m', 'sh', '-c'],
  `mount -t tmpfs -o size=160m tmpfs ${dir} && ${command}`,
  'sh',
];
const [unshare = '', ...probe] = mounted('/mnt', 'true');
const canMount = spawnSync(unshare, probe).status === 0;
if (!canMount) console.warn('not run: a full disk (no file system can be mounted here)');

(canMount ? test : test.skip)('a full disk shows in readyz, until there is room', async () => {
  const env = site();
  mkdirSync(env.DATA_DIR);
  const limit = { READY_DISK_MB: '20' };
  const server = await startChildServer({ ...env, ...limit }, mounted(env.DATA_DIR, 'exec "$@"'));
  await becomes(server.url);
  const first = await bookedId(await book(server.url, 1));
  // The file system exists for the server's process alone.
  const filling = join(`/proc/${server.process.pid}/root`, env.DATA_DIR, 'filling');
  try {
    for (;;) writeFileSync(filling, Buffer.alloc(1_000_000), { flag: 'a' });
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
  await eventually('the reason', async () => (await ready(server.url)).reasons.includes('disk'));
  rmSync(filling);
  await becomes(server.url);
  expect(await bookedId(await book(server.url, 1))).toBe(first);
  await bookedId(await book(server.url, 2));
});

/** Passes connections on until it is cut, as a network or a stopped server does. */
async function forwarder(port: number) {
  let server: Server | undefined;
  const open = async (own: number) => {
    server = createServer((outer) => {
      const inner = connect(port, '127.0.0.1');
      sockets.add(outer).add(inner);
      for (const socket of [outer, inner]) socket.on('error', () => undefined);
      outer.pipe(inner).pipe(outer);
    }).listen(own, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const sockets = new Set<ReturnType<typeof connect>>();
  const own = await open(0);
  const cut = () => {
    server?.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return { port: own, cut, restore: () => open(own) };
}

(hasPostgres ? test : test.skip)(
  'a dead database shows in readyz and metrics, until it is back',
  async () => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('PostgreSQL is missing');
    ending.push(postgres.stop);
    const address = new URL(postgres.url);
    const between = await forwarder(Number(address.port));
    ending.push(between.cut);
    address.port = String(between.port);
    const server = await startChildServer({ ...site(), DATABASE_URL: address.href });
    await becomes(server.url);
    const first = await bookedId(await book(server.url, 1));
    between.cut();
    await becomes(server.url, 'database', 'mail');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const values = await metrics(server.url);
    expect(values).toMatch(/^site_ready 0$/m);
    // Omit the value: 0 would look healthy.
    expect(values).not.toMatch(/^site_outbox_waiting /m);
    const refused = await book(server.url, 2);
    expect(refused.status).toBe(500);
    // The answer's number leads to the reason in the log.
    const id = refused.headers.get('x-request-id');
    const lines = () => server.lines().filter(({ requestId }) => requestId === id);
    await eventually('two lines', async () => lines().length > 1);
    expect(lines()).toEqual([
      expect.objectContaining({ msg: expect.stringContaining('ECONNREFUSED') }),
      expect.objectContaining({ kind: 'booking', status: refused.status }),
    ]);
    await between.restore();
    await becomes(server.url);
    expect(await bookedId(await book(server.url, 1))).toBe(first);
  },
);
