import { setTimeout as pause } from 'node:timers/promises';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { PublishedSets } from './published-sets';
import { writeSite } from './testing/child-server';

test('a rollback is served although the clock was set back by an hour', async () => {
  const dir = temporaryDir('sets');
  process.env.SITE_DIR = dir;
  writeSite(dir, 'a1');
  const sets = new PublishedSets();
  expect((await sets.current())?.live.id).toBe('a1');
  writeSite(dir, 'b2');
  const now = Date.now() - 3_600_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  // The folder is read again after a quarter of a second.
  await pause(300);
  expect((await sets.current())?.live.id).toBe('b2');
  clock.mockRestore();
});

test('a thousand visitors who need news read the folder twice at most', async () => {
  const dir = temporaryDir('sets');
  process.env.SITE_DIR = dir;
  writeSite(dir, 'a1');
  const sets = new PublishedSets();
  const read = jest.spyOn(sets as unknown as { refresh: () => Promise<void> }, 'refresh');
  const answers = await Promise.all(Array.from({ length: 1000 }, () => sets.current(true)));
  expect(answers.map((answer) => answer?.live.id)).toEqual(Array(1000).fill('a1'));
  expect(read.mock.calls.length).toBeLessThan(3);
});

test('a canary that cannot be read keeps no server from following what is live', async () => {
  const dir = temporaryDir('sets');
  process.env.SITE_DIR = dir;
  writeSite(dir, 'c3');
  writeSite(dir, 'a1');
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const sets = new PublishedSets();
  for (const [canary, live] of [
    ['{"set":"c3","percent":"all"}', 'a1'],
    ['{', 'b2'],
  ] as const) {
    writeFileSync(join(dir, 'canary'), canary);
    writeSite(dir, live);
    const now = await sets.current(true);
    expect([now?.live.id, now?.canary]).toEqual([live, undefined]);
    await sets.current(true);
  }
  // Once for each cause.
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringContaining('No canary is served: '),
    expect.stringContaining('No canary is served: '),
  ]);
  logged.mockRestore();
  writeFileSync(join(dir, 'canary'), '{"set":"c3","percent":10}');
  expect((await sets.current(true))?.canary?.set.id).toBe('c3');
  writeFileSync(join(dir, 'sets/c3/set.json'), '{}');
  expect((await sets.current(true))?.canary?.set.id).toBe('c3');
  rmSync(join(dir, 'canary'));
  expect((await sets.current(true))?.canary).toBeUndefined();
});
