/**
 * `npm run try:operate -w e2e`, as root on Debian with mmdebstrap: does what docs/operate.md says,
 * with the document's own commands, on two machines with a fresh Debian, and prints how long each
 * step took. Ends with 1 when a step fails, or a command of the document is not tried.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site';
import { makeCertificate, prepare, putNginxInFront, startService } from './install';
import { Lab } from './lab';
import { Manual } from './manual';
import { expectText, Steps } from './steps';
import { substitutes } from './substitutes';
import { answers, book, expectAppointments, visit } from './visitor';

const siteDir = process.env.SITE_DIR ?? join(root, '.site');
if (!existsSync(join(siteDir, 'live'))) throw new Error('No set is live: npm run build');

const manual = await Manual.read(join(root, 'docs/operate.md'), substitutes);
const steps = new Steps();
const lab = await Lab.open();
try {
  await makeCertificate(lab);
  const base = await steps.do('Debian 12 from its packages', () => lab.debian());
  const old = await steps.do('a machine starts', () => lab.addMachine(base, 'old'));
  await steps.do('install 1: pack and copy', () =>
    lab.onDesk(manual.block('npx site pack-server'), { SITE_DIR: siteDir }),
  );
  await steps.do('install 2 to 4: Node, user, folder, secrets', () => prepare(manual, old));
  await steps.do('install 5: the service', () => startService(manual, old));
  await steps.do('install 6: nginx with TLS', () => putNginxInFront(lab, manual, old));
  await steps.do('a page through nginx, with HSTS', async () => {
    expectText(
      await visit(lab, '-D - -o /dev/null'),
      /^HTTP\/2 200[^]*strict-transport-security: max-age=31536000/m,
    );
    expectText(
      await lab.onDesk(`curl -sS -D - -o /dev/null http://www.example.com/blog?a=1`),
      /301[^]*location: https:\/\/www.example.com\/blog\?a=1/i,
    );
  });
  const booked: string[] = [];
  await steps.do('a booking through nginx', async () => booked.push(await book(lab)));
  await steps.do('install 7: the owner', async () => {
    expectText(await old.must(manual.block('node serve.js staff list')), booked[0] ?? '?');
  });
  await answers(old);
  await expectAppointments(old, booked);
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
