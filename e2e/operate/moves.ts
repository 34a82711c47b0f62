import type { Lab } from './lab';
import type { Machine } from './machine';
import type { Manual } from './manual';
import { expectText } from './steps';
import { expectAppointments } from './visitor';

/** From one machine to the other, with all data. */
export async function moveMachine(
  lab: Lab,
  manual: Manual,
  from: Machine,
  to: Machine,
): Promise<void> {
  await from.must(manual.block('root@NEW:/var/lib/site/'));
  await to.must(manual.block('chown -R site:site /var/lib/site'));
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
