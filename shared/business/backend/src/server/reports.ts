import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReportSet } from '@site/data-types/reports';
import { parseObject, readBody } from './body';
import type { Database } from '@site/database/database';
import { refusalOf } from './database-refusal';
import { HttpError } from '@site/server/http';
import type { Log } from '@site/server/log';

const maxReportBytes = 4096;
/** The database drops sets that were not named for a month. */
const nameAgainAfterMs = 3_600_000;

export interface ReportsOptions {
  /** Sets whose documents may report; the same array until they change. */
  sets: () => Promise<ReportSet[]>;
  log: Log;
}

/** Answers the address to which browsers send reports. Counts them; stores none. */
export function createReports(
  db: Database,
  { sets, log }: ReportsOptions,
): (req: IncomingMessage, res: ServerResponse, caller: string) => Promise<void> {
  let named: ReportSet[] | undefined;
  let namedAt = 0;

  async function nameSets(): Promise<void> {
    const current = await sets();
    if (current === named && performance.now() - namedAt < nameAgainAfterMs) return;
    await publishReportSets(db, current);
    named = current;
    namedAt = performance.now();
  }

  return async (req, res, caller) => {
    if (req.method !== 'POST') throw new HttpError(405, 'This address is for POST');
    const report = parseObject(await readBody(req, maxReportBytes));
    try {
      await nameSets();
      await db.query('select public.take_report($1::jsonb, $2)', [JSON.stringify(report), caller]);
      res.writeHead(204).end();
    } catch (error) {
      throw refusalOf(error, { name: 'report', role: 'anon', log }, res);
    }
  };
}

/** Lets the documents of these sets report. */
export const publishReportSets = (db: Database, sets: ReportSet[]): Promise<object[]> =>
  db.query('select public.publish_report_sets($1::jsonb)', [JSON.stringify(sets)]);
