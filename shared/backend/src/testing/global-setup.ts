import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../server';
import { migrate } from '../server/migrate';
import { openPostgres } from '../server/postgres';
import { writeSettings } from '../server/settings';
import { testCompany } from './company';
import { startPostgres } from './postgres';
import { createTemplate } from './template-database';

/**
 * Prepares slow things once for all tests: an empty migrated data folder that each test copies, and
 * when PostgreSQL is installed, a server of it with a migrated database to copy.
 */
export default async function setUp(): Promise<void> {
  const template = mkdtempSync(join(tmpdir(), 'site-backend-'));
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
  process.env.TEST_POSTGRES = postgres?.url ?? '';
  Object.assign(globalThis, {
    tearDownBackend: async () => {
      await postgres?.stop();
      rmSync(template, { recursive: true, force: true });
    },
  });
}
