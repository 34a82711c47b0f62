import pg from 'pg';

export const template = 'migrated';

/** Runs a statement on a server of PostgreSQL. @param server its address */
export async function runOn(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Address of a database on a server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Creates the empty database that tests copy once it is migrated. @returns its address */
export async function createTemplate(server: string): Promise<string> {
  await runOn(server, `create database ${template}`);
  return addressOf(server, template);
}

/** Creates a database. @param copied name of one that has no connections; default: an empty one */
export const createDatabase = (server: string, name: string, copied?: string): Promise<void> =>
  runOn(server, `create database ${name}${copied ? ` template ${copied}` : ''}`);
