import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { embeddedPublicKey } from '@site/client/public-key';
import { domain, type Lab } from './lab';
import type { Machine } from './machine';
import { until } from './programs';

/** A path of the site as a visitor requests it, through the proxy and with its certificate. */
export const visit = (lab: Lab, options: string, path = '/'): Promise<string> =>
  lab.onDeveloperMachine(
    `curl -sS --cacert ${join(lab.dir, 'certificate.pem')} ${options} https://${domain}${path}`,
  );

let visitors = 0;

/** Books through the proxy. @returns the appointment's number */
export async function book(lab: Lab): Promise<string> {
  visitors++;
  const day = new Date(Date.now() + (3 + visitors) * 86_400_000).toISOString().slice(0, 10);
  const request = {
    ...{ name: 'Ada Example', phone: `713555${String(1000 + visitors)}`, email: 'ada@example.com' },
    ...{ address: '1 Main Street', zipCode: '77002', appliance: 'Dryer', issue: 'Not heating' },
    ...{ description: '', preferredDate: day, preferredTime: '12-2 PM' },
    idempotencyKey: randomUUID(),
  };
  const body = JSON.stringify({ request }).replaceAll("'", '');
  const answer = await visit(
    lab,
    `-H 'apikey: ${embeddedPublicKey}' -H 'content-type: application/json' -d '${body}'`,
    '/rest/v1/rpc/book_appointment',
  );
  const id = /APT-\d+/.exec(answer)?.[0];
  if (!id) throw new Error(`The booking was answered with ${answer}`);
  return id;
}

/** Numbers of the appointments that the owner's command lists. */
export async function listed(machine: Machine): Promise<string[]> {
  const list =
    'cd /srv/site/current; sudo -u site env DATA_DIR=/var/lib/site node serve.js staff list --json';
  const rows = JSON.parse(await machine.must(list)) as { id: string }[];
  return rows.map(({ id }) => id).sort();
}

/** @throws Error when the site of a machine does not have exactly these appointments */
export async function expectAppointments(machine: Machine, ids: string[]): Promise<void> {
  await answers(machine);
  const found = await listed(machine);
  if (found.join() !== [...ids].sort().join())
    throw new Error(`expected ${ids.join(', ')}, found ${found.join(', ')}`);
}

/** Waits for the site's own port. */
export const answers = (machine: Machine): Promise<true> =>
  until('an answer of the site', async () =>
    (await machine.run('curl -fsS -o /dev/null http://127.0.0.1:3000/')).code === 0
      ? true
      : undefined,
  );
