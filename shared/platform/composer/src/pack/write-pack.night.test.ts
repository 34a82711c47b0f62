import { freePort } from '@site/database/testing/free-port';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { create, extract, replace } from 'tar';
import { filesBelow } from '@site/contract/files-below';
import { writeArchive } from './archive';
import { onePageSite, run } from './testing';
import { writePack } from './write-pack';

beforeEach(onePageSite);

const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** @returns the number of the appointment */
async function book(site: string): Promise<string> {
  const request = {
    ...{ name: 'Ada Example', phone: '7135550142', email: 'ada@example.com' },
    ...{ address: '1 Main Street', zipCode: '77002', appliance: 'Dryer', issue: 'Not heating' },
    ...{ description: '', preferredDate: inAWeek(), preferredTime: '10-12' },
    idempotencyKey: crypto.randomUUID(),
  };
  const booked = await fetch(`${site}/rest/v1/rpc/book_appointment`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_embedded', 'content-type': 'application/json' },
    body: JSON.stringify({ request }),
  });
  const answer = (await booked.json()) as { id: string };
  expect(answer).toMatchObject({ id: expect.stringMatching(/^APT-/) });
  return answer.id;
}

describe('a pack on a machine with node alone', () => {
  const dir = join(temporaryDir('machine'), 'site');
  const data = join(dir, '../data');
  const backup = join(dir, '../backup.tar.gz');
  let env: Record<string, string>;
  let server: ReturnType<typeof run>;
  let id: string;
  const command = (name: string, ...args: string[]) => run(dir, ['serve.js', name, ...args], env);

  beforeAll(async () => {
    await onePageSite();
    await writePack(dir);
    env = { PORT: String(await freePort()), DATA_DIR: data };
    server = run(dir, ['serve.js'], env);
    await server.prints('Inbox');
    id = await book(`http://127.0.0.1:${env.PORT}`);
  });
  afterAll(() => void server.child.kill('SIGKILL'));

  test('serves pages and releases', async () => {
    const site = `http://127.0.0.1:${env.PORT}`;
    const home = await fetch(site);
    expect(await home.text()).toMatch(/^<h1>Home<\/h1>/);
    const script = await fetch(`${site}/releases/mf-blog/1.0.0-a/page.js`);
    expect(await script.text()).toBe('blog()');
  });

  test('has the staff command', async () => {
    const listed = await command('staff', 'list').ended;
    expect(listed).toEqual({ code: 0, output: expect.stringContaining(id) });
  });

  test('writes a backup while it runs, and ends by SIGTERM', async () => {
    const written = await command('backup', backup).ended;
    expect(written).toEqual({ code: 0, output: expect.stringContaining(`${backup}: the site as`) });
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  test('a restore into a folder with data is refused', async () => {
    const refused = await command('restore', '--data-only', backup).ended;
    expect(refused).toEqual({ code: 1, output: expect.stringContaining(data) });
  });

  test('after a restore another machine has the bookings and the set', async () => {
    env = { ...env, DATA_DIR: join(dir, '../restored'), SITE_DIR: join(dir, '../restored-site') };
    const restored = await command('restore', backup).ended;
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/[1-9]\d* rows/) });
    expect(readFileSync(join(env.SITE_DIR ?? '', 'live'), 'utf8')).toMatch(/^aaaabbbbcccc /);
    const again = run(dir, ['serve.js'], env);
    await again.prints('Inbox');
    expect((await command('staff', 'list').ended).output).toContain(id);
    const page = await fetch(`http://127.0.0.1:${env.PORT}`);
    expect(page.status).toBe(200);
    again.child.kill('SIGTERM');
    await again.ended;
  });
});

/** Number that a database gets when it is made. */
const numberOf = (postgres: string): string =>
  readFileSync(join(postgres, 'global/pg_control')).subarray(0, 8).toString('hex');

test('the first start takes the empty database of the pack, since to make one needs more memory than the site', async () => {
  const dir = join(temporaryDir('machine'), 'site');
  await writePack(dir);
  const prepared = temporaryDir('prepared');
  const file = join(dir, 'lib/platform/server/src/empty-database.tgz');
  await extract({ file, cwd: prepared }, ['global/pg_control']);
  const env = { PORT: String(await freePort()), DATA_DIR: join(dir, '../data') };
  const server = run(dir, ['serve.js'], env);
  await server.prints('Inbox');
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const database = join(env.DATA_DIR, 'postgres');
  expect(numberOf(database)).toBe(numberOf(prepared));
  // Other users of the machine must not read it.
  expect(statSync(database).mode & 0o777).toBe(0o700);
});

test('a first start whose files cannot all be written leaves no half database', async () => {
  const dir = join(temporaryDir('machine'), 'site');
  await writePack(dir);
  const file = join(dir, 'lib/platform/server/src/empty-database.tgz');
  const whole = readFileSync(file);
  // The second file cannot be written, as on a full disk: a file stands where it needs a folder.
  const [first, second] = [temporaryDir('first'), temporaryDir('second')];
  writeFileSync(join(first, 'PG_VERSION'), '17');
  mkdirSync(join(second, 'PG_VERSION'));
  writeFileSync(join(second, 'PG_VERSION/base'), '');
  create({ file, cwd: first, sync: true }, ['PG_VERSION']);
  replace({ file, cwd: second, sync: true }, ['PG_VERSION/base']);
  const env = { PORT: String(await freePort()), DATA_DIR: join(dir, '../data') };
  const failed = run(dir, ['serve.js'], env);
  await failed.prints('database');
  failed.child.kill('SIGKILL');
  await failed.ended;
  expect(existsSync(join(env.DATA_DIR, 'postgres'))).toBe(false);
  writeFileSync(file, whole);
  const server = run(dir, ['serve.js'], env);
  await server.prints('Inbox');
  server.child.kill('SIGKILL');
});

test('HOST is the address that the server listens on; a foreign one is refused by name', async () => {
  const dir = join(temporaryDir('machine'), 'site');
  await writePack(dir);
  const env = { PORT: String(await freePort()), DATA_DIR: join(dir, '../data') };
  const other = run(dir, ['serve.js'], { ...env, HOST: '127.0.0.2' });
  await other.prints('Inbox');
  await expect(fetch(`http://127.0.0.1:${env.PORT}`)).rejects.toThrow();
  expect((await fetch(`http://127.0.0.2:${env.PORT}`)).status).toBe(200);
  other.child.kill('SIGTERM');
  await other.ended;
  const refused = await run(dir, ['serve.js'], { ...env, HOST: '192.0.2.7' }).ended;
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('HOST: this machine cannot listen on "192.0.2.7"');
});

test('a pack has the live set and its releases, and nothing of history, logs or composing', async () => {
  const dir = temporaryDir('pack');
  await writePack(dir);
  expect(readdirSync(join(dir, '.site')).sort()).toEqual(['live', 'releases', 'sets']);
  expect(readFileSync(join(dir, '.site/live'), 'utf8')).toBe('aaaabbbbcccc \n');
  const files = await filesBelow(join(dir, '.site'));
  expect(files.filter((file) => /rendered|server/.test(file))).toEqual([]);
  expect(readdirSync(dir).sort()).toEqual(
    ['.site', 'Caddyfile', 'Dockerfile', 'lib', 'nginx.conf', 'package.json', 'serve.js']
      .concat('site-backup.service', 'site-backup.timer', 'site.service')
      .sort(),
  );
});

test('no script contains the build: neither compiler, bundler nor browser', async () => {
  const dir = temporaryDir('pack');
  await writePack(dir);
  const lib = join(dir, 'lib/platform/server/src');
  const scripts = readdirSync(lib).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(join(lib, name), 'utf8')).join('\n');
  expect(text).toContain('node_modules/pg/');
  expect(text).not.toMatch(
    /node_modules\/(typescript|webpack|esbuild|playwright-core|tsx|react)\//,
  );
});

test('a folder with something in it is refused and stays as it was', async () => {
  const dir = temporaryDir('pack');
  writeFileSync(join(dir, 'mine'), 'own');
  await expect(writePack(dir)).rejects.toThrow(`${dir}: is not empty`);
  expect(readdirSync(dir)).toEqual(['mine']);
});

test('an archive of the same set has the same bytes', async () => {
  const dir = temporaryDir('archives');
  mkdirSync(join(dir, 'other'));
  await writeArchive(join(dir, 'a.tgz'));
  await writeArchive(join(dir, 'other/b.tgz'));
  const [a, b] = ['a.tgz', 'other/b.tgz'].map((name) => readFileSync(join(dir, name)));
  expect(a?.length).toBeGreaterThan(1_000_000);
  expect(a?.equals(b ?? Buffer.alloc(0))).toBe(true);
  expect(readdirSync(dir).sort()).toEqual(['a.tgz', 'other']);
});
