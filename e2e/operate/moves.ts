import { prepare } from './install';
import type { Lab } from './lab';
import type { Machine } from './machine';
import type { Manual } from './manual';
import { expectText } from './steps';
import { expectAppointments } from './visitor';

/** The other machine gets the archive, the site and the programs, and no data yet. */
export async function prepareOther(lab: Lab, manual: Manual, machine: Machine): Promise<void> {
  await lab.onDeveloperMachine(manual.block('scp site.tgz root@NEW:'));
  await prepare(manual, machine);
  await machine.mustOnline(manual.block('apt-get install -y rsync nginx certbot'));
}

/** From one machine to the other, with all data. */
export async function moveMachine(
  lab: Lab,
  manual: Manual,
  from: Machine,
  to: Machine,
): Promise<void> {
  const [packages = '', ...copy] = manual.block('root@NEW:/var/lib/site/').trim().split('\n');
  await from.mustOnline(packages);
  await from.must(copy.join('\n'));
  expectText(await to.must(manual.block('chown -R site:site /var/lib/site')), 'it answers');
  await lab.pointDomainAt('new');
}

/** From the embedded database to a PostgreSQL. */
export async function toPostgres(
  manual: Manual,
  machine: Machine,
  booked: string[],
): Promise<void> {
  const [packages = '', ...roles] = manual.block('createuser site').trim().split('\n');
  await machine.mustOnline(packages);
  await machine.must(roles.join('\n'));
  expectText(await machine.must(manual.block('data export /var/lib/site/move')), / [1-9]\d* rows/);
  await expectAppointments(machine, booked);
}

/** And back. */
export async function toEmbedded(
  manual: Manual,
  machine: Machine,
  booked: string[],
): Promise<void> {
  expectText(await machine.must(manual.block('data export /var/lib/site/back')), / [1-9]\d* rows/);
  await machine.must('systemctl stop postgresql');
  await expectAppointments(machine, booked);
}
