import { existsSync } from 'node:fs';
import type { ReportsPlace } from '@site/contract/backend';
import type { ReportSet } from '@site/data-types/reports';
import { embeddedPublicKey } from '@site/client/public-key';
import { reason } from '@site/contract/fault';
import type { Database } from '@site/database/database';
import { signToken } from '../server/jwt';
import { openPostgres } from '@site/database/postgres';
import { publishReportSets } from '../server/reports';
import { readStaffKey, staffKeyFile } from '../server/staff-key';

/** The counters of a site, wherever its database is. */
export interface Reports {
  /**
   * The database's answer; another version may have written it, so the caller parses it.
   * @throws Error with one line if they cannot be read now
   */
  counts: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** Codes of PostgreSQL for a function or schema that is missing or belongs to others. */
const unreadable = ['42883', '3F000', '42501'];

/** As the owner of the site's database, or with the login of a team (`site_team`). */
async function countsIn(db: Database, setting: string): Promise<unknown> {
  let isDenied = false;
  for (const schema of ['private', 'delivery']) {
    try {
      const [row] = await db.query<{ counts: unknown }>(
        `select ${schema}.report_counts() as counts`,
      );
      if (row?.counts) return row.counts;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!unreadable.includes(code)) throw new Error(reason(error));
      isDenied ||= code === '42501';
    }
  }
  throw new Error(
    `The database of ${setting} ${
      isDenied
        ? 'shows its reports to no login of a team: its owner runs "site setup-store"'
        : 'has no reports: start the site once with it in DATABASE_URL, or run supabase db push'
    }.`,
  );
}

/** Reads through the running site, since only its process may open the embedded database. */
async function countsOfSite({ siteUrl, dataDir }: ReportsPlace): Promise<unknown> {
  if (!existsSync(staffKeyFile(dataDir)))
    throw new Error(`${dataDir} has no key of a site: set DATA_DIR to its data folder`);
  const claims = { role: 'authenticated', app_metadata: { role: 'staff' } };
  const token = await signToken(claims, readStaffKey(dataDir), 300);
  const response = await fetch(`${siteUrl}/rest/v1/rpc/report_counts`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: embeddedPublicKey,
      Authorization: `Bearer ${token}`,
    },
    body: '{}',
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {
    throw new Error(`no site answers at ${siteUrl}: start it, or set PORT or DATABASE_URL`);
  });
  if (!response.ok) throw new Error(`the site at ${siteUrl} answered ${response.status}`);
  return response.json();
}

/**
 * Opens the counters of a site: in its PostgreSQL, or through the running site.
 * @throws Error with one line if the database cannot be reached
 */
export async function openReports(place: ReportsPlace): Promise<Reports> {
  if (!place.databaseUrl)
    return { counts: () => countsOfSite(place), close: () => Promise.resolve() };
  const { databaseUrl, setting = 'DATABASE_URL' } = place;
  const db = await openPostgres(databaseUrl, { setting, mayExit: true });
  return { counts: () => countsIn(db, setting), close: db.close };
}

/**
 * Lets the documents of these sets report to a hosted project, which has no folder of sets.
 * @throws Error with one line if the database cannot be reached
 */
export async function nameReportSets(databaseUrl: string, sets: ReportSet[]): Promise<void> {
  const db = await openPostgres(databaseUrl);
  try {
    await publishReportSets(db, sets);
  } finally {
    await db.close();
  }
}
