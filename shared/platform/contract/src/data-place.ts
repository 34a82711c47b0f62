import { resolve } from 'node:path';
import type { DataPlace } from './backend';
import { setting } from './environment';
import { dataDir } from './paths';

/** A path that was typed, from the folder in which it was typed. */
export const typedPath = (path: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(env.INIT_CWD ?? '.', path);

/** The data of the site that `site serve` serves with the same environment. */
export const dataPlace = (env: NodeJS.ProcessEnv = process.env): DataPlace => ({
  dataDir: dataDir(env),
  siteUrl: `http://127.0.0.1:${setting('PORT', env) ?? 3000}`,
  databaseUrl: setting('DATABASE_URL', env),
});
