import { FolderStore } from '@site/delivery/folder-store';
import type { Store } from '@site/delivery/store';
import { runCommand } from '@site/command-line/run';
import {
  DeliveryDatabase,
  memoryBucket,
  Objects,
  SharedStore,
  startDatabase,
  testOnPostgres,
} from '@site/delivery/testing';
import type { TestDatabase } from '@site/delivery/testing';
import { theStore } from '../store/the-store';
import { emptyStore } from '../store/testing';
import { storeCommands } from './store-commands';
import { createToken, listTokens } from './token';

jest.mock('../store/the-store');
const setStore = (store: Store) => void jest.mocked(theStore).mockReturnValue(store);

let server: TestDatabase | undefined;
let store: SharedStore | undefined;
beforeAll(async () => {
  server = await startDatabase();
  if (!server) return;
  const database = new DeliveryDatabase(server.ownerUrl, '');
  store = new SharedStore(database, new Objects(memoryBucket(), database));
});
afterAll(async () => {
  await store?.close();
  await server?.stop();
});

testOnPostgres('tokens are created, listed and revoked', async () => {
  if (!store) throw new Error('PostgreSQL is missing');
  setStore(store);
  const created = await createToken('mf-blog', false);
  expect(created).toMatch(/^mf-blog\.[0-9a-f]{8}\.[\w-]{43}$/);
  const id = created.split('.')[1] ?? '';
  const listed = await listTokens();
  expect(listed.rows).toHaveLength(2);
  expect(listed.rows[1]).toMatchObject([
    id,
    'mf-blog',
    'releases',
    expect.any(String),
    'owner',
    '',
  ]);
  expect(await createToken('mf-blog', true)).toMatch(/^mf-blog\./);
  expect((await listTokens()).rows[2]?.[2]).toBe('checks');
  expect(JSON.stringify(listed)).not.toContain(created);
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  await runCommand({ name: 'site', commands: storeCommands }, ['token', 'revoke', id]);
  expect(printed.mock.calls).toEqual([[`Token ${id} is revoked`]]);
  printed.mockRestore();
  expect((await listTokens()).rows[1]?.[5]).toMatch(/^revoked /);
  for (const part of ['', 'Not A Part'])
    await expect(createToken(part, false)).rejects.toThrow(`"${part}" is no name of a part`);
});

test('a folder alone has no tokens', async () => {
  emptyStore();
  setStore(new FolderStore());
  await expect(createToken('mf-blog', false)).rejects.toThrow('One folder has no tokens');
});
