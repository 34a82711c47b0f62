import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '../testing/temporary-dir';
import { OpenPages } from './open-pages';
import { RecordsWatch } from './records-watch';

const dir = join(temporaryDir('records-watch'), 'mf-tried');
mkdirSync(join(dir, 'src'), { recursive: true });
const save = (body: string) =>
  writeFileSync(join(dir, 'src/records.ts'), `export const records = async () => { ${body} };\n`);

test('records follow their sources; with a mistake the last right ones stay', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const pages = new OpenPages();
  const watch = new RecordsWatch(dir, pages);
  save("return { 'faq/all': [1] };");
  expect(await watch.current()).toEqual({ 'faq/all': [1] });
  expect(await watch.refresh()).toBe(false);

  save("throw new Error('content/faq/a.md:4: no question');");
  expect(await watch.refresh()).toBe(false);
  expect(pages.all()).toEqual(['mf-tried: content/faq/a.md:4: no question']);
  expect(watch.read('faq/all')).toEqual([1]);

  save("return { 'faq/all': [1, 2] };");
  expect(await watch.refresh()).toBe(true);
  expect(pages.all()).toEqual([]);
  expect(await watch.current()).toEqual({ 'faq/all': [1, 2] });
}, 60_000);

test('a reading of older sources is stopped, and its caller gets the newer records', async () => {
  const watch = new RecordsWatch(dir, new OpenPages());
  save('await new Promise(() => setTimeout(() => {}, 1e9));');
  const first = watch.current();
  save("return { 'faq/all': [3] };");
  expect(await watch.refresh()).toBe(true);
  expect(await first).toEqual({ 'faq/all': [3] });
}, 60_000);

test('a part without records starts no process', async () => {
  const bare = new RecordsWatch(temporaryDir('bare'), new OpenPages());
  expect(await bare.current()).toEqual({});
  expect(bare.generation).toBe(0);
});
