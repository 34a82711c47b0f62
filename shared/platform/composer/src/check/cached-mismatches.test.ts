import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';

const cache = join(temporaryDir('cached-mismatches'), 'cache');
beforeAll(() => {
  process.env.SITE_CACHE = cache;
});
afterAll(() => {
  delete process.env.SITE_CACHE;
});

const compare = async (): Promise<string[]> => {
  jest.resetModules();
  const { mismatches } = await import('./mismatches');
  return mismatches([
    { offered: 'export type Module = string;', wanted: 'export type Module = number;' },
  ]);
};

test('a comparison that was made before runs without the compiler', async () => {
  const first = await compare();
  expect(first).toEqual([expect.stringContaining("'string' is not assignable")]);
  jest.doMock('../release/typescript', () => ({
    compiler: () => {
      throw new Error('the compiler was loaded');
    },
  }));
  try {
    expect(await compare()).toEqual(first);
    rmSync(cache, { recursive: true });
    await expect(compare()).rejects.toThrow('the compiler was loaded');
  } finally {
    jest.dontMock('../release/typescript');
  }
});
