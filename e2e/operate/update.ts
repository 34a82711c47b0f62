import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../site';
import { domain, type Lab } from './lab';
import type { Machine } from './machine';
import type { Manual } from './manual';
import { mustRun } from './programs';
import { expectText } from './steps';
import { answers, visit } from './visitor';

/** Composes another set, whose pages have the address of the lab. @returns its folder */
export async function composeNewVersion(lab: Lab, siteDir: string): Promise<string> {
  const dir = join(lab.dir, 'new-version');
  await cp(siteDir, dir, { recursive: true });
  await mustRun([process.execPath, join(root, 'shared/platform/composer/bin/site.js'), 'compose'], {
    cwd: root,
    env: { ...process.env, SITE_DIR: dir, COMPANY_SITE_URL: `https://${domain}` },
  });
  return dir;
}

const folderIn = async (machine: Machine): Promise<string> =>
  (await machine.must('tar -tzf site.tgz | sed -n 1p | cut -d/ -f1 | sed s/^site-//')).trim();

/** Installs the archive that was copied last, goes back, and forward again. */
export async function update(lab: Lab, manual: Manual, machine: Machine): Promise<void> {
  const newer = await folderIn(machine);
  const lines = manual.block('/srv/site/site-NEWSET').replaceAll('NEWSET', newer);
  const before = await machine.must(lines);
  const older = /site-(\w+)/.exec(before)?.[1] ?? '';
  await expectSet(lab, machine, newer);
  await machine.must(manual.block('/srv/site/site-OLDSET').replaceAll('OLDSET', older));
  await expectSet(lab, machine, older);
  await machine.must(manual.block('/srv/site/site-OLDSET').replaceAll('OLDSET', newer));
  await expectSet(lab, machine, newer);
}

/** The pages that visitors get are those of the set. */
async function expectSet(lab: Lab, machine: Machine, set: string): Promise<void> {
  await answers(machine);
  const page = await machine.must(`cat /srv/site/site-${set}/.site/sets/${set}/public/index.html`);
  const visited = await visit(lab, '--compressed');
  if (visited !== page) expectText(visited.slice(0, 500), page.slice(0, 500));
}
