import {
  DeliveryDatabase,
  memoryBucket,
  Objects,
  SharedStore,
  startDatabase,
  testOnPostgres,
} from '@site/delivery/testing';
import type { TestDatabase } from '@site/delivery/testing';
import { setStore } from '../store/the-store';
import { emptyStore } from '../store/testing';
import { token } from './token';

let server: TestDatabase | undefined;
let store: SharedStore | undefined;
beforeAll(async () => {
  server = await startDatabase();
  if (!server) return;
  const database = new DeliveryDatabase(server.ownerUrl, '');
  store = new SharedStore(database, new Objects(memoryBucket(), database));
});
afterAll(async () => {
  setStore(undefined);
  await store?.close();
  await server?.stop();
});

testOnPostgres('tokens are created, listed and revoked', async () => {
  if (!store) throw new Error('PostgreSQL is missing');
  setStore(store);
  const { created = '' } = await token('create', 'mf-blog');
  expect(created).toMatch(/^mf-blog\.[0-9a-f]{8}\.[\w-]{43}$/);
  const id = created.split('.')[1] ?? '';
  const listed = await token('list');
  expect(listed.rows).toHaveLength(2);
  expect(listed.rows[1]).toMatchObject([
    id,
    'mf-blog',
    'releases',
    expect.any(String),
    'owner',
    '',
  ]);
  expect((await token('create', 'mf-blog', true)).created).toMatch(/^mf-blog\./);
  expect((await token('list')).rows[2]?.[2]).toBe('checks');
  expect(JSON.stringify(listed)).not.toContain(created);
  await token('revoke', id);
  expect((await token('list')).rows[1]?.[5]).toMatch(/^revoked /);
  for (const [action, subject] of [
    ['create', ''],
    ['create', 'Not A Part'],
    ['revoke', ''],
    ['other', 'x'],
  ])
    await expect(token(action, subject)).rejects.toThrow('create PART, list, or revoke ID');
});

test('a folder alone has no tokens', async () => {
  setStore(undefined);
  emptyStore();
  await expect(token('create', 'mf-blog')).rejects.toThrow('One folder has no tokens');
});
