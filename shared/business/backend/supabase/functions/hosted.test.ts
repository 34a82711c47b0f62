import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callProject, readProject } from './hosted';

const url = { SUPABASE_URL: 'https://project.example' };
const keys = (value: object) => ({ ...url, SUPABASE_SECRET_KEYS: JSON.stringify(value) });
const read = (secrets: Record<string, string>) => readProject((name) => secrets[name]).serviceKey;

test.each([
  ['the default secret key', keys({ mine: 'sb_secret_1', default: 'sb_secret_2' }), 'sb_secret_2'],
  ['the only secret key', keys({ mine: 'sb_secret_1' }), 'sb_secret_1'],
  ['the key of an older project', { ...url, SUPABASE_SERVICE_ROLE_KEY: 'eyJ.x' }, 'eyJ.x'],
  [
    'the newer one of both',
    { ...keys({ default: 'sb_secret_1' }), SUPABASE_SERVICE_ROLE_KEY: 'eyJ.x' },
    'sb_secret_1',
  ],
])('a function acts with %s', (_, secrets, key) => {
  expect(read(secrets)).toBe(key);
});

test('a function without a key does not start', () => {
  expect(() => read(url)).toThrow('no secret key');
});

test('a secret key is no token, so it is sent as a key alone', async () => {
  const got: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    got.push(req.headers);
    res.end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  for (const serviceKey of ['sb_secret_1', 'eyJ.x'])
    await callProject({ supabaseUrl: `http://127.0.0.1:${port}`, serviceKey }, 'POST', '/', {});
  server.close();
  expect(got).toMatchObject([{ apikey: 'sb_secret_1' }, { apikey: 'eyJ.x' }]);
  expect(got.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer eyJ.x']);
});
