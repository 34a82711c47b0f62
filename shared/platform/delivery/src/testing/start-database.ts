import pg from 'pg';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenBackend } from '@site/contract/backend';
import { loadCompany } from '@site/contract/load-company';
import { hasPostgres, startPostgres } from '@site/database/testing/postgres';
import { setUpDatabase } from '../set-up';

export interface TestDatabase {
  /** Login of the owner of the schema. */
  ownerUrl: string;
  /** Login of the teams: member of `site_team`, nothing else. */
  teamUrl: string;
  /** Runs a statement as the owner. */
  sql: (statement: string, params?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Adds the tables of the given backend, as in a hosted project that has both. */
  addBackend: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A test that is skipped, not passed, on a machine without PostgreSQL. */
export const testOnPostgres = hasPostgres ? test : test.skip;

/** A PostgreSQL with the tables of the store; undefined when none is installed. */
export async function startDatabase(): Promise<TestDatabase | undefined> {
  const server = await startPostgres();
  if (!server) return undefined;
  await setUpDatabase(server.url);
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  await owner.query('create role team login in role site_team');
  const team = new URL(server.url);
  team.username = 'team';
  return {
    ownerUrl: server.url,
    teamUrl: team.href,
    sql: async (statement, params) =>
      (await owner.query<Record<string, unknown>>(statement, params)).rows,
    addBackend: async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
      const backend = await (
        await givenBackend()
      )?.open({
        dataDir,
        company: await loadCompany(),
        port: 3000,
        databaseUrl: server.url,
        proxySettings: { proxies: 0, localHost: '' },
        reportSets: () => Promise.resolve([]),
        count: () => undefined,
        log: () => undefined,
      });
      await backend?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    stop: async () => {
      await owner.end();
      await server.stop();
    },
  };
}
