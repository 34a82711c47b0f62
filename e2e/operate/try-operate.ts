/**
 * `npm run try:operate -w e2e`, as root on Debian with mmdebstrap, ssh and age: does what
 * docs/operate.md says, with the document's own commands, on two machines with a fresh Debian, and
 * prints how long each step took and what it does differently. Ends with 1 when a step fails, or a
 * block of the document is not tried.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site';
import { backUp, restore } from './backups';
import { tryCaddy } from './caddy';
import { addSecrets, makeCertificate, prepare, putNginxInFront, startService } from './install';
import { domain, Lab } from './lab';
import { checkHealth, checkUnit } from './look-after';
import { Manual } from './manual';
import { moveMachine, prepareOther, toEmbedded, toPostgres } from './moves';
import { until } from './programs';
import { expectText, Steps } from './steps';
import { departures, substitutes } from './substitutes';
import { composeNewVersion, update } from './update';
import { book, expectAppointments, visit } from './visitor';

const siteDir = process.env.SITE_DIR ?? join(root, '.site');
if (!existsSync(join(siteDir, 'live'))) throw new Error('No set is live: npm run build');

const manual = await Manual.read(join(root, 'docs/operate.md'), substitutes);
const steps = new Steps();
const lab = await Lab.open();
const packing = (SITE_DIR: string) =>
  lab.onDeveloperMachine(manual.block('npx site pack-server'), { SITE_DIR });
const booked: string[] = [];
try {
  await makeCertificate(lab);
  const mails = await lab.receiveMails();
  const base = await steps.do('Debian 12 from its packages', () => lab.debian());
  const old = await steps.do('a machine starts', () => lab.addMachine(base, 'old'));
  await steps.do('install 1: pack and copy', () => packing(siteDir));
  await steps.do('install 2 to 4: Node, user, folder, secrets', async () => {
    await prepare(manual, old);
    await addSecrets(manual, old);
  });
  await steps.do('install 5: the service', () => startService(manual, old));
  await steps.do('install 6: nginx with TLS', () => putNginxInFront(lab, manual, old));
  await steps.do('a page through nginx, with HSTS; http leads to https', async () => {
    const page = await visit(lab, '-D - -o /dev/null');
    expectText(page, /^HTTP\/2 200[^]*strict-transport-security: max-age=31536000/m);
    const plain = await lab.onDeveloperMachine(
      `curl -sS -D - -o /dev/null http://${domain}/blog?a=1`,
    );
    expectText(plain, /301[^]*location: https:\/\/www.example.com\/blog\?a=1/i);
  });
  await steps.do('a booking through nginx', async () => booked.push(await book(lab)));
  await steps.do('install 7: the owner', async () =>
    expectText(await old.must(manual.block('node serve.js staff list')), booked[0] ?? '?'),
  );
  await steps.do('its two mails leave through SMTP_URL', () =>
    until('the mails', () => Promise.resolve(mails() >= 2 || undefined), 90),
  );
  await steps.do('the unit: user, rights, folders, restart after a kill', () => checkUnit(old));
  await steps.do('Caddy instead of nginx', () => tryCaddy(lab, manual, old));
  const newSite = await steps.do('another set', () => composeNewVersion(lab, siteDir));
  await steps.do('a new version is packed and copied', () => packing(newSite));
  await steps.do('a new version, back, and forward', () => update(lab, manual, old));
  await steps.do('install 8: site doctor', async () => {
    const authority = { NODE_EXTRA_CA_CERTS: join(lab.dir, 'certificate.pem') };
    expectText(
      await lab.onDeveloperMachine(manual.block('npx site doctor'), authority),
      'all good',
    );
  });
  await steps.do('health and logs', () => checkHealth(lab, manual, old));
  await steps.do('backup: by the timer, by hand, with age', () => backUp(lab, manual, old));
  await steps.do('restore: into an empty folder, refused into a full one', () =>
    restore(lab, manual, old, booked),
  );
  const other = await steps.do('another machine starts', () => lab.addMachine(base, 'new'));
  await steps.do('it gets the site, without data', () => prepareOther(lab, manual, other));
  await steps.do('move to the other machine', () => moveMachine(lab, manual, old, other));
  await steps.do('a booking on the other machine', async () => {
    await expectAppointments(other, booked);
    booked.push(await book(lab));
  });
  await steps.do('embedded → PostgreSQL', () => toPostgres(manual, other, booked));
  await steps.do('a booking on PostgreSQL', async () => booked.push(await book(lab)));
  await steps.do('PostgreSQL → embedded', () => toEmbedded(manual, other, booked));
  for (const line of departures) console.log(line);
  const differences = manual.differences();
  for (const line of differences) console.log(`       ${line}`);
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  console.error(await lab.logs());
  process.exitCode = 1;
} finally {
  await lab.close();
  steps.end();
}
