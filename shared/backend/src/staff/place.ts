import { resolve } from 'node:path';
import type { DataPlace } from '../backup/write-backup';

/** A path that was typed. npm runs the command in the package's folder. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

/** Where the site of these settings has its data, and where it answers. */
export const dataPlace = (): DataPlace => ({
  dataDir: typedPath(process.env.DATA_DIR || '.data'),
  databaseUrl: process.env.DATABASE_URL || undefined,
  siteUrl: `http://127.0.0.1:${process.env.PORT || 3000}`,
});
