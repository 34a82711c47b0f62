import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { setDir } from '@site/contract/paths';
import { tinySite } from '../compose/testing/tiny-site';
import { writeSet } from '../compose/write-set';
import { goLive } from '../store/testing';
import { exportSite } from './export';

test('a set whose documents hold an incomplete company is refused by field, nothing is written', async () => {
  const input = tinySite();
  await writeSet(setDir(input.id), input);
  await goLive(input.id);
  const target = join(temporaryDir('export'), 'site');
  await expect(exportSite(target)).rejects.toThrow(
    /sets\/tiny\/public\/index\.html .*data\.json: company\.hours: .*Expected/,
  );
  expect(existsSync(target)).toBe(false);
});
