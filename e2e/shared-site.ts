import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@site/database/testing/postgres';
import { startBucketServer } from '@site/object-storage/testing';
import pg from 'pg';
import { runSite } from './site';

/** An S3 server and a PostgreSQL, prepared by the commands of the manual. */
export interface SharedSite {
  /** The owner's login, for the backend of a server: one database has both, as a hosted project. */
  ownerUrl: string;
  /** Environment of a machine with the login of the teams. @param token of its team */
  env: (siteDir: string, token?: string) => Record<string, string>;
  /** A new token, by the shell's team. @param options `--check-only` */
  tokenFor: (part: string, ...options: string[]) => Promise<string>;
  /** An empty folder, as on a fresh machine. */
  freshFolder: () => Promise<string>;
  /** Ends storage and database, as in an outage. */
  takeAway: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @returns undefined when this machine has no PostgreSQL */
export async function startSharedSite(): Promise<SharedSite | undefined> {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const bucket = await startBucketServer();
  const folder = await mkdtemp(join(tmpdir(), 'machines-'));
  let machines = 0;
  const freshFolder = async () => join(folder, `machine-${++machines}`);
  let isAway = false;
  const takeAway = async () => {
    if (isAway) return;
    isAway = true;
    await bucket.close();
    await postgres.stop();
  };
  const stop = async () => {
    await takeAway();
    await rm(folder, { recursive: true, force: true });
  };

  const ownFolder = await freshFolder();
  const storage = { ...bucket.env, SITE_STORE: bucket.url };
  const owner = { ...storage, SITE_DIR: ownFolder, SITE_DATABASE_URL: postgres.url };
  await mustRun(['setup-store'], owner);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create role team login in role site_team').finally(() => client.end());
  const team = new URL(postgres.url);
  team.username = 'team';
  const env = (siteDir: string, token = '') => ({
    ...storage,
    SITE_DIR: siteDir,
    SITE_DATABASE_URL: team.href,
    SITE_TOKEN: token,
  });
  const shell = (await mustRun(['token', 'create', 'shell'], owner)).trim();
  const tokenFor = async (part: string, ...options: string[]) =>
    part === 'shell'
      ? shell
      : (await mustRun(['token', 'create', part, ...options], env(ownFolder, shell))).trim();
  return { ownerUrl: postgres.url, env, tokenFor, freshFolder, takeAway, stop };
}

/** Runs a command that must succeed. @returns what it printed */
export async function mustRun(args: string[], env: Record<string, string>): Promise<string> {
  const { code, output } = await runSite(args, env);
  if (code !== 0) throw new Error(`site ${args.join(' ')}: ${output}`);
  return output;
}
