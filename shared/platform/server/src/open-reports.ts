import { givenBackend, type ReportsPlace } from '@site/contract/backend';
import { setting } from '@site/contract/environment';
import { parse } from '@site/contract/parse';
import { dataDir } from '@site/contract/paths';
import { reportCountsSchema } from '@site/contract/report-counts';
import type { ReportCounts, ReportSet } from '@site/data-types/reports';

/** The counters of a site, wherever its database is. */
export interface Reports {
  /** @throws Error with one line if they cannot be read now, or have another form */
  counts: () => Promise<ReportCounts>;
  close: () => Promise<void>;
}

/**
 * Opens the reports of this site: those of `DATABASE_URL`, of the shared store's database
 * (`SITE_DATABASE_URL`), which the login of a team may read, or of a site that runs on this machine.
 * @throws Error with one line that names the settings if they cannot be read
 */
export async function openSiteReports(env: NodeJS.ProcessEnv = process.env): Promise<Reports> {
  const place = {
    siteUrl: `http://127.0.0.1:${setting('PORT', env) ?? 3000}`,
    dataDir: dataDir(env),
  };
  const databaseUrl = setting('DATABASE_URL', env);
  if (databaseUrl) return parsed({ ...place, databaseUrl });
  const running = await parsed(place);
  const storeUrl = setting('SITE_DATABASE_URL', env);
  if (!storeUrl) return running;
  const shared = await readable({
    ...place,
    databaseUrl: storeUrl,
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

async function givenReports() {
  const reports = (await givenBackend())?.reports;
  if (!reports) throw new Error('This site has no backend that counts the reports of browsers.');
  return reports;
}

/**
 * Lets the documents of these sets report to a hosted project, which has no folder of sets.
 * @throws Error with one line if the database cannot be reached
 */
export const nameReportSets = async (databaseUrl: string, sets: ReportSet[]): Promise<void> =>
  (await givenReports()).nameSets(databaseUrl, sets);

async function parsed(place: ReportsPlace): Promise<Reports> {
  const { counts, close } = await (await givenReports()).open(place);
  const { databaseUrl, setting: name = 'DATABASE_URL', siteUrl } = place;
  const where = databaseUrl ? `the reports of ${name}` : `the reports of the site at ${siteUrl}`;
  return { counts: async () => parse(reportCountsSchema, await counts(), where), close };
}

/** @returns the error if the reports cannot be read there now */
async function readable(place: ReportsPlace): Promise<Reports | Error> {
  try {
    const reports = await parsed(place);
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
