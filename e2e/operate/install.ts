import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { domain, type Lab } from './lab';
import type { Machine } from './machine';
import type { Manual } from './manual';
import { mustRun } from './programs';
import { expectText } from './steps';
import { answers } from './visitor';

const certificates = `/etc/letsencrypt/live/${domain}`;

/** A certificate for the domain that all who use it in the lab trust. */
export async function makeCertificate(lab: Lab): Promise<void> {
  await mustRun([
    ...['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`],
    ...['-keyout', join(lab.dir, 'certificate.key'), '-out', join(lab.dir, 'certificate.pem')],
  ]);
}

/** Steps 2 to 4: Node, user, folder, secrets. @param archive that the developer has copied there */
export async function prepare(manual: Manual, machine: Machine): Promise<void> {
  await copyFile(process.execPath, machine.file('usr/bin/node'));
  expectText(await machine.must(manual.block('/usr/bin/node --version')), /^v\d+\./);
  await machine.must(manual.block('adduser --system'));
  await machine.must(manual.block('install -m 600 /dev/null /etc/site.env'));
}

/** Step 5. */
export async function startService(manual: Manual, machine: Machine): Promise<void> {
  // systemd considers the unit started at once; the site needs a moment to answer.
  const lines = manual.block('systemctl enable --now site\ncurl').trim().split('\n');
  await machine.must(lines.slice(0, -1).join('\n'));
  await answers(machine);
  expectText(await machine.must(lines.at(-1) ?? ''), 'it answers');
}

/** Step 6 with nginx, and the certificate of the lab. */
export async function putNginxInFront(lab: Lab, manual: Manual, machine: Machine): Promise<void> {
  const [packages = '', ...rest] = manual.block('apt-get install -y nginx').trim().split('\n');
  await machine.mustOnline(`apt-get update -q; ${packages}`);
  await mkdir(machine.file(certificates), { recursive: true });
  await copyFile(join(lab.dir, 'certificate.pem'), machine.file(`${certificates}/fullchain.pem`));
  await copyFile(join(lab.dir, 'certificate.key'), machine.file(`${certificates}/privkey.pem`));
  await machine.must(rest.join('\n'));
}
