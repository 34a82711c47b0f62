import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';

const unit = readFileSync(join(import.meta.dirname, 'files/site-backup.service'), 'utf8');

test('the unit deletes its own old backups, and no files that were made by hand', () => {
  const dir = temporaryDir('backups');
  const names = [
    '2026-01-01.age',
    '2026-01-01.tar.gz',
    'by-hand.age',
    'by-hand.tar.gz',
    '2026-06-01.age',
  ];
  for (const name of names) writeFileSync(join(dir, name), '');
  const monthsAgo = Date.now() / 1000 - 100 * 86_400;
  for (const name of names.slice(0, 4)) utimesSync(join(dir, name), monthsAgo, monthsAgo);
  const [, line = ''] = /^ExecStart=\/usr\/bin\/find (.*)$/m.exec(unit) ?? [];
  const args = line.replace('/var/backups/site', dir).replaceAll("'", '').split(' ');
  execFileSync('find', args);
  expect(readdirSync(dir).sort()).toEqual(['2026-06-01.age', 'by-hand.age', 'by-hand.tar.gz']);
});
