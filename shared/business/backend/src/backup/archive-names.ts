import { isPhotoName } from '../server/photo-store';

/** The list of an archive's files, its last entry. */
export const manifestName = 'manifest.json';
export const databaseName = 'database.ndjson';
export const keyName = 'staff.key';
/** Everything below goes into the folder of releases and sets. */
export const siteFolder = 'site';

/** Longest name of a file of a set is about 100. */
const maxCharacters = 500;

/** Whether a name can be an entry of a backup. No other name becomes part of a path. */
export function isArchiveName(name: string): boolean {
  const [folder, ...rest] = name.split('/');
  if (rest.length === 0) return name === databaseName || name === keyName || name === manifestName;
  if (name.length > maxCharacters || !rest.every(isPlainName)) return false;
  if (folder === 'photos') return rest.length === 1 && isPhotoName(rest.join('/'));
  if (folder === 'inbox')
    return rest.length === 1 && /^\d{13}-[0-9a-f]{32}\.eml$/.test(rest.join());
  return folder === siteFolder;
}

/** Not empty, not `.` or `..`, and with no character that a file system reads in its own way. */
const isPlainName = (name: string): boolean =>
  /^[^\\/:*?"<>|\p{Cc}]+$/u.test(name) && !/^\.{1,2}$/.test(name);
