import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPublicKey } from '@site/client/public-key';
import { eventually, openDatabase, startSite } from '../testing/site';
import { ask, bookVisit } from '../testing/visits';
import type { Database } from '@site/database/database';
import { createPhotos } from './photos';
import { refuse } from './refuse';
import { createRest } from './rest';

const stray = `${crypto.randomUUID()}.png`;
let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'site-sweep-'))));
afterEach(() => rm(dataDir, { recursive: true }));

/** Photos whose database answers when the test lets it. */
function slowPhotos() {
  const waiting: ((failure?: Error) => void)[] = [];
  const logged: string[] = [];
  const query = (() =>
    new Promise<object[]>((resolve, reject) =>
      waiting.push((failure) => (failure ? reject(failure) : resolve([{ answer: [] }]))),
    )) as Database['query'];
  const photos = createPhotos({ query } as Database, {
    dataDir,
    key: '',
    log: (line) => logged.push(line),
  });
  const files = join(dataDir, 'photos');
  writeFileSync(join(files, stray), 'x');
  return { photos, waiting, logged, left: () => readdirSync(files) };
}

test('one sweep runs at a time, and those that were requested meanwhile are one more', async () => {
  const { photos, waiting, left } = slowPhotos();
  const sweeps = [photos.sweep(), photos.sweep(), photos.sweep()];
  expect(waiting).toHaveLength(1);
  waiting.shift()?.();
  await eventually('the second sweep', () => waiting.length > 0);
  expect(waiting).toHaveLength(1);
  waiting.shift()?.();
  await Promise.all(sweeps);
  expect(waiting).toEqual([]);
  expect(left()).toEqual([]);
});

test('a sweep that fails is logged, and the next one removes the files', async () => {
  const { photos, waiting, logged, left } = slowPhotos();
  const failing = photos.sweep();
  waiting.shift()?.(new Error('connection lost'));
  await failing;
  expect(logged).toEqual([expect.stringContaining('connection lost')]);
  expect(left()).toEqual([stray]);
  const next = photos.sweep();
  waiting.shift()?.();
  await next;
  expect(left()).toEqual([]);
});

test('a folder that cannot be read does not end the server', async () => {
  const logged: string[] = [];
  const site = await startSite('embedded', { log: (line) => logged.push(line) });
  const by = await bookVisit(site);
  renameSync(join(site.dataDir, 'photos'), join(site.dataDir, 'elsewhere'));
  const remove = () => ask(site, 'remove_photo', { by, photo_id: crypto.randomUUID() });
  expect((await remove()).status).toBe('saved');
  await eventually('the log', () => logged.some((line) => line.includes('ENOENT')));
  expect((await remove()).status).toBe('saved');
  await site.close();
});

test('files are looked for after a call that succeeded, not after a refusal', async () => {
  const db = await openDatabase('embedded');
  const called: string[] = [];
  const rest = await createRest(db, {
    key: 'k',
    log: () => undefined,
    onCalled: (name) => called.push(name),
  });
  const path = '/rest/v1/rpc/remove_photo';
  const server = createServer((req, res) => {
    rest(req, res, path, 'local').catch((error: unknown) => refuse(req, res, error, () => {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const remove = async (by: object | null) =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: embeddedPublicKey },
        body: JSON.stringify({ by, photo_id: 'x' }),
      })
    ).status;
  expect(await remove(null)).toBe(422);
  expect(called).toEqual([]);
  expect(await remove({ id: 'APT-000000', key: 'x' })).toBe(200);
  expect(called).toEqual(['remove_photo']);
  server.closeAllConnections();
  server.close();
  await db.close();
});
