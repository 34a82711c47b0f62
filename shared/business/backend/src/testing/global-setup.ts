import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { createBackend } from '../server';
import { openEmbedded } from '@site/database/embedded';
import { migrate } from '../server/migrate';
import { openPostgres } from '@site/database/postgres';
import { writeSettings } from '../server/settings';
import { testCompany } from '@site/client/testing/company';
import './compile-once';
import { startPostgres } from '@site/database/testing/postgres';
import { createTemplate } from './template-database';

/**
 * Prepares slow things once for all tests: a data folder with an empty migrated database that each test
 * copies, one whose database has no tables, and an archive of the migrated database. When PostgreSQL
 * is installed, also a server of it with a migrated database to copy.
 */
export default async function setUp(): Promise<void> {
  const template = mkdtempSync(join(tmpdir(), 'site-backend-'));
  await (await openEmbedded(template)).close();
  const bare = `${template}-bare`;
  cpSync(template, bare, { recursive: true });
  const empty = await openEmbedded(template);
  await migrate(empty).finally(() => empty.close());
  const archive = `${template}.tar`;
  const cwd = join(template, 'postgres');
  await create({ cwd, file: archive, portable: true }, readdirSync(cwd));
  const backend = await createBackend({ dataDir: template, company: testCompany });
  await backend.close();
  const postgres = await startPostgres();
  if (!postgres) console.warn('not run: PostgreSQL (no server, 15 or later, on this machine)');
  if (postgres) {
    const db = await openPostgres(await createTemplate(postgres.url));
    await migrate(db);
    await writeSettings(db, testCompany);
    // PostgreSQL copies no database that has connections.
    await db.close();
  }
  process.env.TEST_TEMPLATE = template;
  process.env.TEST_BARE_TEMPLATE = bare;
  process.env.TEST_EMPTY_DATABASE = archive;
  process.env.TEST_POSTGRES = postgres?.url ?? '';
  Object.assign(globalThis, {
    tearDownBackend: async () => {
      await postgres?.stop();
      rmSync(template, { recursive: true, force: true });
      rmSync(bare, { recursive: true, force: true });
      rmSync(archive, { force: true });
    },
  });
}
