import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lab } from './lab';
import type { Machine } from './machine';
import type { Manual } from './manual';
import { expectText } from './steps';
import { expectAppointments } from './visitor';

/** Backups by the timer's service and by hand, with age and without. */
export async function backUp(lab: Lab, manual: Manual, machine: Machine): Promise<void> {
  await lab.onDeveloperMachine(manual.block('age-keygen -o backup-key.txt'));
  const key = await readFile(join(lab.developerMachine, 'backup-key.txt'), 'utf8');
  const recipient = /age1\w+/.exec(key)?.[0] ?? '';
  const fill = (block: string) => block.replaceAll('age1…', recipient);
  const nightly = fill(manual.block('site-backup.timer')).trim().split('\n');
  await machine.mustOnline(nightly[0] ?? '');
  expectText(await machine.must(nightly.slice(1).join('\n')), /\d{4}-\d\d-\d\d\.age/);
  expectText(await machine.must('systemctl list-timers --no-pager'), 'site-backup.timer');
  expectText(await machine.must(manual.block('by-hand.tar.gz')), 'the site as of');
  expectText(
    await machine.must(fill(manual.block('--recipient age1… /var/backups/site/by-hand.age'))),
    'the site as of',
  );
}

/** Restores into an empty folder; a second time it is refused. */
export async function restore(
  lab: Lab,
  manual: Manual,
  machine: Machine,
  booked: string[],
): Promise<void> {
  const key = await readFile(join(lab.developerMachine, 'backup-key.txt'), 'utf8');
  await machine.must('cat > backup-key.txt', key);
  const lines = manual.block('restore --data-only --identity');
  expectText(await machine.must(lines), /: [1-9]\d* rows/);
  await machine.must('systemctl start site');
  await expectAppointments(machine, booked);
  await machine.must('systemctl stop site');
  const again = await machine.run(
    lines
      .split('\n')
      .filter((line) => !/mv |install -d/.test(line))
      .join('\n'),
  );
  if (again.code === 0) throw new Error('The restore into a full folder was not refused');
  expectText(again.output, '/var/lib/site');
  await machine.must('rm -f /run/backup-key.txt; systemctl start site');
  await expectAppointments(machine, booked);
}
