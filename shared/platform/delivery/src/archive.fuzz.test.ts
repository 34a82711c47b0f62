import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damaged, fc, holdsLater } from '@site/build/testing/fuzz';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { pack, unpack } from './archive';

test('a damaged archive is refused, or writes into its folder alone', async () => {
  const [dir, outside] = [temporaryDir('packed'), temporaryDir('unpacked')];
  for (const name of ['a.txt', 'b.txt']) writeFileSync(join(dir, name), name.repeat(40));
  const archives = await Promise.all(
    [true, false].map((plain) => pack(dir, ['a.txt', 'b.txt'], plain)),
  );
  const target = join(outside, 'target');
  mkdirSync(target);
  const cases = fc
    .constantFrom(0, 1)
    .chain((at) => fc.tuple(fc.constant(at === 0), damaged(archives[at] ?? Buffer.of())));
  await holdsLater(
    fc.asyncProperty(cases, async ([plain, archive]) => {
      await unpack(archive, target, plain, { bytes: 1_000_000 }).catch((error: unknown) =>
        expect(error).toHaveProperty('message'),
      );
      expect(readdirSync(outside)).toEqual(['target']);
    }),
  );
}, 600_000);
