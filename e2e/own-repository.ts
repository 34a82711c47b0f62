import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository, runIn } from './repository';
import { root } from './site';

/** The part that docs/release-contract.md makes. */
export const part = 'mf-financing';

/** The lines of docs/release-contract.md that move a part into a repository of its own. */
async function documentedLines(): Promise<string> {
  const manual = await readFile(join(root, 'docs/release-contract.md'), 'utf8');
  const [, section = ''] = manual.split('## A part in its own repository');
  const lines = /```\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
  if (!lines.includes('npm install')) throw new Error('The manual has no lines to run');
  // The copy's own command, without asking npm for one; and nothing is fetched that is cached.
  return lines
    .replaceAll('npx site', 'node shared/platform/composer/bin/site.js')
    .replace('npm install', 'npm install --prefer-offline --no-audit --no-fund --ignore-scripts');
}

/** Makes a remote and moves it out of a copy of this repository. @returns its folder */
export async function moveOut(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'own-repository-'));
  const repository = await copyRepository(join(home, 'site'));
  const as = ['user.name=test', 'user.email=test@site.example'].flatMap((value, i) => [
    [`GIT_CONFIG_KEY_${i}`, value.split('=')[0] ?? ''],
    [`GIT_CONFIG_VALUE_${i}`, value.split('=')[1] ?? ''],
  ]);
  const { code, output } = await runIn(repository, ['sh', '-ec', await documentedLines()], {
    GIT_CONFIG_COUNT: '2',
    ...Object.fromEntries(as),
  });
  if (code !== 0) throw new Error(output);
  return join(home, part);
}
