import type { Lab } from './lab';
import type { Machine } from './machine';
import type { Manual } from './manual';
import { expectText } from './steps';
import { answers, visit } from './visitor';

/** The promises of the unit, checked in the process that runs. */
export async function checkUnit(machine: Machine): Promise<void> {
  const main = '$(systemctl show -p MainPID --value site)';
  const status = await machine.must(`cat /proc/${main}/status; ps -o user= -p ${main}`);
  expectText(status, /NoNewPrivs:\s1/);
  expectText(status, /CapEff:\s0+\n/);
  expectText(status, /Seccomp:\s2/);
  expectText(status, /\nsite\s*$/);
  const mounts = await machine.must(`cat /proc/${main}/mounts`);
  expectText(mounts, / \/ \S+ ro[, ]/);
  expectText(mounts, / \/var\/lib\/site \S+ rw[, ]/);
  await machine.must('systemctl kill -s KILL site; sleep 1');
  await answers(machine);
  expectText(await machine.must('systemctl show -p NRestarts site'), /NRestarts=[1-9]/);
}

/** Addresses of health, and the log. */
export async function checkHealth(lab: Lab, manual: Manual, machine: Machine): Promise<void> {
  expectText(
    await machine.must(manual.block('127.0.0.1:3000/readyz')),
    '{"ready":true,"reasons":[]}',
  );
  expectText(await machine.must('curl -fsS http://127.0.0.1:3000/healthz'), '{"ok":true}');
  expectText(await visit(lab, '-o /dev/null -w %{http_code}', '/metrics'), '403');
  const [packages = '', ...rest] = manual.block('jq -Rr').trim().split('\n');
  await machine.mustOnline(packages);
  // A refused request is in the log, with the number that its answer has.
  const refused = await visit(lab, '-X POST -D - -o /dev/null', '/rest/v1/rpc/staff_me');
  const id = /x-request-id: (\S+)/i.exec(refused)?.[1] ?? '';
  await machine.must(rest.join('\n'));
  const search = manual.block('5ce6df7a-1cea-405b-a408-a32c69b91b1c');
  expectText(
    await machine.must(search.replace('5ce6df7a-1cea-405b-a408-a32c69b91b1c', id || '?')),
    id,
  );
}
