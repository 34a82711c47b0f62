import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from './data-folder';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const lockFile = () => join(folder, 'lock');

test('one holder at a time, then the next', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. Stop that site first`,
  );
  release();
  lockDataFolder(folder)();
});

test.each(['', '{', '{"pid": 1, "started": "boot/1"}', '1\n'])(
  'a file that an ended process has left (%j) locks nothing',
  (content) => {
    writeFileSync(lockFile(), content);
    const release = lockDataFolder(folder);
    expect(readFileSync(lockFile(), 'utf8')).toBe(`${process.pid}\n`);
    release();
  },
);

const holder = join(import.meta.dirname, './testing/hold-folder.ts');
const run = [process.execPath, '--import', 'tsx', holder] as const;

/** Wrapper commands, by what they isolate from this process. */
const apart: Record<string, string[]> = {
  'another process': [],
  'another process namespace': ['unshare', '--pid', '--fork'],
  'a container: no shared process, network or host': [
    ...['unshare', '--pid', '--fork', '--mount-proc', '--net', '--uts', '--ipc'],
  ],
};

describe.each(Object.entries(apart))('held by %s', (_name, before) => {
  const [program = process.execPath, ...args] = [...before, process.execPath, '-e', '0'];
  const possible = spawnSync(program, args).status === 0;
  if (!possible) console.warn('not run: unshare (namespaces cannot be made here)');

  (possible ? test : test.skip)(
    'the folder is refused until the holder ends, in any way',
    async () => {
      const [file = '', ...rest] = [...before, ...run, folder];
      const child = spawn(file, rest, {
        env: { PATH: process.env.PATH, HOME: process.env.HOME },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      expect(() => lockDataFolder(folder)).toThrow(/is in use.* Stop that site first/);
      child.stdin.end();
      await once(child, 'close');
      lockDataFolder(folder)();
    },
  );
});
