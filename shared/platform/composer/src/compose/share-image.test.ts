import { statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { SiteFacts } from '@site/contract/company';
import { writeAtomically } from '@site/delivery/write-atomically';
import type * as files from '@site/delivery/write-atomically';
import { writeShareImage } from './share-image';

jest.mock('@site/delivery/write-atomically', () => {
  const actual = jest.requireActual<typeof files>('@site/delivery/write-atomically');
  return { writeAtomically: jest.fn(actual.writeAtomically) };
});

// A second drawing would replace the file while it gets its other names, and the system refuses that.
test('a picture that several pages have at once is drawn once', async () => {
  const dir = temporaryDir('share');
  process.env.SITE_DIR = dir;
  const company = { name: 'Bay Fix It Company', phone: '(713) 555-0142' } as SiteFacts;
  const targets = ['a', 'b', 'c', 'd'].map((page) => join(dir, 'set', `${page}.png`));
  const [name] = await Promise.all(
    targets.map((target) => writeShareImage({ title: 'Samsung', eyebrow: 'Bay' }, company, target)),
  );
  expect(writeAtomically).toHaveBeenCalledTimes(1);
  expect(statSync(join(dir, 'share', `${name}.png`)).nlink).toBe(5);
  for (const target of targets) expect(statSync(target).size).toBeGreaterThan(1000);
});
