import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setDir } from '@site/contract/paths';
import type { SetManifest } from '@site/contract/set';
import { tinySite } from './testing/tiny-site';
import { writeSet } from './write-set';
import type { SetInput } from './write-set';

const blog = 'rendered/blog.html.json';

/** A set whose rendered pages may be reused, and what composes the same pages again. */
async function twice() {
  const input = tinySite();
  const base = await writeSet(setDir('tiny'), input);
  return { cached: join(setDir('tiny'), blog), input: { ...input, base } };
}

/** Composes into a folder of the same disk, because cached pages are hard-linked. */
async function compose(input: SetInput): Promise<[string, SetManifest]> {
  const dir = setDir('again');
  return [dir, await writeSet(dir, input)];
}

const inode = (file: string) => statSync(file).ino;

test('a page on which nothing has changed is linked', async () => {
  const { cached, input } = await twice();
  const [dir, { rendered }] = await compose(input);
  expect(rendered).toBe(0);
  expect(inode(join(dir, blog))).toBe(inode(cached));
});

test.each([
  ['is cut off', (file: string) => truncateSync(file, 40)],
  ['is empty', (file: string) => truncateSync(file, 0)],
  ['has another form', (file: string) => writeFileSync(file, '{"key":"a","page":{"html":1}}')],
])('a cached page that %s is rendered again', async (_, damage) => {
  const { cached, input } = await twice();
  const whole = readFileSync(cached, 'utf8');
  damage(cached);
  const [dir, { rendered }] = await compose(input);
  expect(rendered).toBe(1);
  expect(readFileSync(join(dir, blog), 'utf8')).toBe(whole);
});
