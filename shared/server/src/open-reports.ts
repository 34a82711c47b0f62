import { resolve } from 'node:path';
import { openReports } from '@site/backend/reports';
import type { Reports, ReportsPlace } from '@site/backend/reports';
import { root } from '@site/contract/paths';

export { nameReportSets } from '@site/backend/reports';
export type { Reports };

/**
 * Opens the reports of this site: those of `DATABASE_URL`, of the shared store's database
 * (`SITE_DATABASE_URL`), which the login of a team may read, or of a site that runs on this machine.
 * @throws Error with one line that names the settings if they cannot be read
 */
export async function openSiteReports(env: NodeJS.ProcessEnv = process.env): Promise<Reports> {
  const place = {
    siteUrl: `http://127.0.0.1:${env.PORT || 3000}`,
    dataDir: resolve(env.INIT_CWD ?? root, env.DATA_DIR || '.data'),
  };
  if (env.DATABASE_URL) return openReports({ ...place, databaseUrl: env.DATABASE_URL });
  const running = await openReports(place);
  if (!env.SITE_DATABASE_URL) return running;
  const shared = await readable({
    ...place,
    databaseUrl: env.SITE_DATABASE_URL,
    setting: 'SITE_DATABASE_URL',
  });
  if (!(shared instanceof Error)) return shared;
  return running.counts().then(
    () => running,
    (error: Error) => {
      throw new Error(`${shared.message} And ${error.message}`);
    },
  );
}

/** @returns the error if the reports cannot be read there now */
async function readable(place: ReportsPlace): Promise<Reports | Error> {
  try {
    const reports = await openReports(place);
    try {
      await reports.counts();
      return reports;
    } catch (error) {
      await reports.close();
      throw error;
    }
  } catch (error) {
    return error as Error;
  }
}
