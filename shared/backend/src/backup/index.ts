export { dataPlace, typedPath } from './data-place';
export type { BackupFile } from './data-folder-files';
export { restoreBackup } from './restore-backup';
export { writeBackup } from './write-backup';
export type { DataPlace } from './write-backup';
