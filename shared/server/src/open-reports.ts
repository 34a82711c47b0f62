import { resolve } from 'node:path';
import { openReports } from '@site/backend/reports';
import type { Reports } from '@site/backend/reports';
import { root } from '@site/contract/paths';

export { nameReportSets } from '@site/backend/reports';
export type { Reports };

/**
 * Opens the reports of this site: those of `DATABASE_URL`, of the running site with the embedded
 * database, or else of `SITE_DATABASE_URL`.
 * @throws Error with one line if they cannot be read
 */
export async function openSiteReports(env: NodeJS.ProcessEnv = process.env): Promise<Reports> {
  const place = {
    siteUrl: `http://127.0.0.1:${env.PORT || 3000}`,
    dataDir: resolve(env.INIT_CWD ?? root, env.DATA_DIR || '.data'),
  };
  if (env.DATABASE_URL) return openReports({ ...place, databaseUrl: env.DATABASE_URL });
  const running = await openReports(place);
  if (!env.SITE_DATABASE_URL) return running;
  const answers = await running.counts().then(
    () => true,
    () => false,
  );
  return answers ? running : openReports({ ...place, databaseUrl: env.SITE_DATABASE_URL });
}
