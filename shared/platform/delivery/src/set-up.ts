import { join } from 'node:path';
import { reason, Fault } from '@site/contract/fault';
import { openPostgres } from '@site/database/postgres';
import { runMigrations } from '@site/database/run-migrations';

/**
 * Creates or updates the schema `delivery` and the role `site_team`. Needs the owner's login.
 * @throws Fault naming the migration that fails
 */
export async function setUpDatabase(url: string): Promise<void> {
  try {
    const db = await openPostgres(url, {
      setting: 'SITE_DATABASE_URL',
      application: 'site-delivery',
      mayExit: true,
    });
    try {
      await runMigrations(db, join(import.meta.dirname, 'migrations'), {
        schema: 'delivery',
        table: 'migrations',
      });
    } finally {
      await db.close();
    }
  } catch (error) {
    throw new Fault(reason(error));
  }
}
