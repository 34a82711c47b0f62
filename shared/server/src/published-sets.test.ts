import { setTimeout as pause } from 'node:timers/promises';
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
