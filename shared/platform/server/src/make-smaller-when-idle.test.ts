import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { makeSmallerWhenIdle } from './make-smaller-when-idle';
import { writeSite } from './testing/child-server';

// Memory of brotli would stay with the server.
jest.mock('@site/delivery/compress', () => ({
  compressed: () => {
    throw new Error('compressed in the process of the server');
  },
}));

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((done) => setTimeout(done, 5));
};

/** A site in its folder, before it is live. */
function site() {
  const dir = temporaryDir('smaller');
  process.env.SITE_DIR = dir;
  for (const id of ['a', 'b']) writeSite(dir, id);
  rmSync(join(dir, 'live'));
  return {
    set: (id: string) => join(dir, 'sets', id),
    switchTo: (id: string) => writeFileSync(join(dir, 'live'), `${id} 2026-11-22T10:00:00.000Z\n`),
  };
}

test('the live set is made smaller when no request comes, and the next one after a switch', async () => {
  const { set, switchTo } = site();
  const making = makeSmallerWhenIdle(20);
  await new Promise((done) => setTimeout(done, 30));
  for (const id of ['a', 'b']) {
    switchTo(id);
    await until(() => existsSync(join(set(id), 'smallest')));
    const smaller = readFileSync(join(set(id), 'public/index.html.br'));
    expect(brotliDecompressSync(smaller).toString()).toContain('index.html');
  }
  await making.stop();
});

test('a set whose documents are missing stops nothing', async () => {
  const { set, switchTo } = site();
  rmSync(join(set('a'), 'public'), { recursive: true });
  switchTo('a');
  const making = makeSmallerWhenIdle(20);
  await new Promise((done) => setTimeout(done, 60));
  mkdirSync(join(set('a'), 'public'));
  switchTo('b');
  await until(() => existsSync(join(set('b'), 'smallest')));
  await making.stop();
});
