import { signToken } from '../server/jwt';
import { readStaffKey } from '../server/staff-key';
import { spoolAudience, spoolPath, type Spooled } from '../spool/spool-request';
import { BackupError } from './backup-error';
import { isSpoolName } from '../spool/spool';

/**
 * Lets a running site write an export into its data folder, because only its process may open the
 * embedded database.
 * @throws BackupError with one message when no site answers, or when it refuses
 */
export async function askSite(siteUrl: string, dataDir: string): Promise<Spooled> {
  const token = await signToken({ aud: spoolAudience }, readStaffKey(dataDir), 300);
  const response = await fetch(`${siteUrl}${spoolPath}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new BackupError(
      `${dataDir} is in use, but no site answers at ${siteUrl}. Set PORT to the one it listens on.`,
    );
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<Spooled> & {
    message?: string;
  };
  const { name = '', at = '', unsure = 0 } = answer;
  if (!response.ok || !isSpoolName(name))
    throw new BackupError(
      `The site at ${siteUrl} refused (${answer.message ?? response.status}). DATA_DIR must be the folder that it was started with.`,
    );
  return { name, at, unsure };
}
