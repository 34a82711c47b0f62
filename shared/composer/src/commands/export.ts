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
    if (!target.startsWith('s3://')) {
      const { set, files, warnings } = await exportSite(target);
      warn(warnings);
      return `Set ${set} written to ${target}: ${files} files`;
    }
    const { set, files, warnings, old } = await exportToBucket(target, { removeOld });
    warn(warnings);
    const rest = removeOld ? 'removed' : 'kept; --remove-old removes them';
    return `Set ${set} written to ${target}: ${files} objects; ${old.length} old ones ${rest}`;
  });
}

function warn(sentences: string[]): void {
  for (const sentence of sentences) console.warn(`Warning: ${sentence}`);
}
