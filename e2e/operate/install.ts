import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { domain, type Lab } from './lab';
import type { Machine } from './machine';
import type { Manual } from './manual';
import { mustRun } from './programs';
import { expectText } from './steps';

const certificates = `/etc/letsencrypt/live/${domain}`;

/** A certificate for the domain that all who use it in the lab trust. */
export async function makeCertificate(lab: Lab): Promise<void> {
  await mustRun([
    ...['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`],
    ...['-keyout', join(lab.dir, 'certificate.key'), '-out', join(lab.dir, 'certificate.pem')],
  ]);
}

/** Steps 2 and 3: Node, user, folder. The developer has copied the archive there. */
export async function prepare(manual: Manual, machine: Machine): Promise<void> {
  await copyFile(process.execPath, machine.file('usr/bin/node'));
  expectText(await machine.must(manual.block('/usr/bin/node --version')), /^v\d+\./);
  await machine.must(manual.block('adduser --system'));
}

/** Step 4. */
export const addSecrets = (manual: Manual, machine: Machine): Promise<string> =>
  machine.must(manual.block('install -m 600 /dev/null /etc/site.env'));

/** Step 5. */
export async function startService(manual: Manual, machine: Machine): Promise<void> {
  expectText(await machine.must(manual.block('systemctl enable --now site\ncurl')), 'it answers');
}

/** Step 6 with nginx, and the certificate of the lab. */
export async function putNginxInFront(lab: Lab, manual: Manual, machine: Machine): Promise<void> {
  const [packages = '', ...rest] = manual.block('apt-get install -y nginx').trim().split('\n');
  await machine.mustOnline(packages);
  await mkdir(machine.file(certificates), { recursive: true });
  await copyFile(join(lab.dir, 'certificate.pem'), machine.file(`${certificates}/fullchain.pem`));
  await copyFile(join(lab.dir, 'certificate.key'), machine.file(`${certificates}/privkey.pem`));
  await machine.must(rest.join('\n'));
}
