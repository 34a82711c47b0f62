import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { SetManifest } from '@site/contract/set';
import { DocumentDictionaries, knowsDictionaries } from './document-dictionaries';

const page = (file: string) => ({ file, owner: 'x', kind: 'content' as const, indexed: true });
const set = {
  id: 'a',
  pages: { '/': page('index.html'), '/blog': page('blog.html'), '/gone': page('gone.html') },
} as unknown as SetManifest;
// Nothing but a dictionary makes it smaller.
const shared = randomBytes(30_000).toString('base64');
const home = `<h1>Home</h1>${shared}`;
const blog = `<h1>Blog</h1>${shared}`;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
const headersFor = (digest: string, encodings = 'gzip, br, dcb, dcz') => ({
  'accept-encoding': encodings,
  'available-dictionary': `:${digest}:`,
});

let root: string;
beforeEach(() => {
  root = temporaryDir('public');
  writeFileSync(join(root, 'index.html'), home);
  writeFileSync(join(root, 'blog.html'), blog);
});

test('a browser that has one document gets the next one as the difference', async () => {
  const body = await new DocumentDictionaries().compress(headersFor(digestOf(home)), {
    ...{ root, set, file: 'blog.html' },
  });
  expect(body?.length).toBeLessThan(500);
  expect(body?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body?.subarray(8, 40).toString('base64')).toBe(digestOf(home));
  await init();
  const packed = body?.subarray(40) ?? Buffer.alloc(0);
  const text = decompressUsingDict(createDCtx(), packed, Buffer.from(home));
  expect(Buffer.from(text).toString()).toBe(blog);
});

test.each([
  ['no dictionary', { 'accept-encoding': 'br, dcz' }],
  ['a browser without zstd', headersFor(digestOf(home), 'gzip, br')],
  ['an unknown document', headersFor(digestOf('other'))],
  ['a forged digest', headersFor('../../index.html')],
])('%s: nothing is compressed', async (_, headers) => {
  const dictionaries = new DocumentDictionaries();
  expect(await dictionaries.compress(headers, { root, set, file: 'blog.html' })).toBeUndefined();
});

test('a flood of pairs gets plain documents, and a pair that is known its difference', async () => {
  const files = Array.from({ length: 60 }, (_, n) => `${n}.html`);
  for (const file of files) writeFileSync(join(root, file), `${file}${shared}`);
  const many = { ...set, pages: Object.fromEntries(files.map((file) => [file, page(file)])) };
  const dictionaries = new DocumentDictionaries();
  const headers = headersFor(digestOf(`0.html${shared}`));
  jest.spyOn(performance, 'now').mockReturnValue(5_500);
  const bodies = [];
  for (const file of files)
    bodies.push(await dictionaries.compress(headers, { root, set: many, file }));
  expect(bodies.filter(Boolean)).toHaveLength(20);
  expect(await dictionaries.compress(headers, { root, set: many, file: '1.html' })).toBe(bodies[1]);
  jest.restoreAllMocks();
});

test('only a browser that names itself so is asked to store documents', () => {
  expect(knowsDictionaries({ 'sec-ch-ua': '"Chromium";v="156"' })).toBe(true);
  expect(knowsDictionaries({ 'user-agent': 'Mozilla/5.0 Firefox' })).toBe(false);
});
