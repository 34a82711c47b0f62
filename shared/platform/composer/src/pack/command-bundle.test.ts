import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import { loadCompany } from '@site/contract/load-company';
import { recordName, unchangedBundle } from '../../bin/cached-bundle.js';
import { bundleCommand } from './command-bundle';

test('the bundled command runs, finds files next to its sources, and names all its sources', async () => {
  const cache = temporaryDir('command');
  const dir = (await bundleCommand(cache)) ?? '';
  const print = (script: string, program: string) =>
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `const it = await import('${dir}/${script}.js'); ${program}`],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
  expect(print('cli', "await it.main(['help'])")).toContain('promote');
  // It reads the company's TypeScript, from the repository.
  const prepared = print('prepare-server', "await it.prepareServer('serve', console.log)");
  expect(prepared).toContain((await loadCompany()).name);
  const { sources } = JSON.parse(readFileSync(join(cache, recordName), 'utf8')) as {
    sources: string[];
  };
  for (const source of ['src/cli.ts', '../contract/src/paths.ts', '../../../package-lock.json'])
    expect(sources).toContain(source);
  expect(unchangedBundle(cache)).toBe(dir);
});

test('a folder that cannot be written is no error', async () => {
  const file = join(temporaryDir('command'), 'file');
  writeFileSync(file, '');
  expect(await bundleCommand(join(file, 'cache'))).toBeUndefined();
});
