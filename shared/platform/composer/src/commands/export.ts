import { setting } from '@site/contract/environment';
import { liveSet } from '@site/contract/live';
import { companyOfLiveSet } from '@site/contract/load-company';
import { reportSetOf } from '@site/contract/report-sets';
import { nameReportSets } from '@site/server/open-reports';
import { exportedCanary } from '../export/canary';
import { exportSite } from '../export/export';
import { exportToBucket } from '../export/export-to-bucket';
import { exclusively } from '../store/lock';
import { refresh } from '../store/sets';

/** Exports into a folder or a bucket. @returns a line to print */
export async function runExport(
  target: string,
  { removeOld }: { removeOld: boolean },
): Promise<string> {
  return exclusively(async () => {
    await refresh();
    await nameSets();
    if (!target.startsWith('s3://')) {
      const { set, files, warnings } = await exportSite(target);
      warn(warnings);
      return `Set ${set} written to ${target}: ${files} files`;
    }
    const { set, files, warnings, old } = await exportToBucket(target, { removeOld });
    warn(warnings);
    const rest = removeOld ? 'removed' : 'retained; --remove-old removes them';
    return `Set ${set} written to ${target}: ${files} objects; ${old.length} old ones ${rest}`;
  });
}

/** A hosted project has no folder of sets, and counts no report of a set that it does not have. */
async function nameSets(): Promise<void> {
  const DATABASE_URL = setting('DATABASE_URL');
  const [, { reports }] = await companyOfLiveSet();
  if (!DATABASE_URL || !reports) return;
  const set = await liveSet();
  const canary = await exportedCanary(set);
  const sets = [await reportSetOf(set)];
  if (canary) sets.push(await reportSetOf(canary.set, canary.watch));
  await nameReportSets(DATABASE_URL, sets);
}

function warn(sentences: string[]): void {
  for (const sentence of sentences) console.warn(`Warning: ${sentence}`);
}
