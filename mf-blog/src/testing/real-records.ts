import { applianceSlugs } from '@site/data-types/entities';
import { records } from '../records';

let made: Promise<Record<string, unknown>> | undefined;

/** Another part's record that answers name prices of: invented. */
const costs = Object.fromEntries(
  applianceSlugs.map((slug) => [slug, { min: 120, max: 480, repairTime: '1-2 hours' }]),
);

/** What the pages read, made once for all tests of a file. */
export const realRecords = (): Promise<Record<string, unknown>> =>
  (made ??= records().then((own) => ({ ...own, 'appliance-costs/all': costs })));
