import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';

const dir = temporaryDir('disk');

/** Runs commands on a small file system that ends with them. */
const onSmallDisk = (commands: string) =>
  spawnSync(
    'unshare',
    ['-r', '-m', 'sh', '-c', `mount -t tmpfs -o size=110m tmpfs ${dir} && ${commands}`],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
  );

const canMount = onSmallDisk('true').status === 0;
if (!canMount) console.warn('not run: a full disk (no file system can be mounted here)');

(canMount ? test : test.skip)(
  'after a full disk and a kill, the start asks for room and loses nothing',
  () => {
    const program = (does: string) => `node --import tsx src/testing/full-disk.ts ${does} ${dir}`;
    const { stdout, stderr } = onSmallDisk(
      `${program('fill')}; ${program('open')}; rm ${dir}/filling; ${program('open')}`,
    );
    expect(stdout.trim().split('\n')).toEqual([
      `The disk of ${dir}/data is full, and the database needs at least 32 MB to start. Make room and start again; the data stay as they are.`,
      '[{"rows":1000}]',
    ]);
    expect(stderr).not.toContain('Error');
  },
);
