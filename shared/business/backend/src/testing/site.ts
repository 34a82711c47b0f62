import { embeddedPublicKey } from '@site/client/public-key';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayIn } from '@site/data-types/calendar';
import type { CompanyConfig } from '@site/data-types/company';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Backend, type BackendOptions, createBackend, type InboxMail } from '../server';
import { signToken } from '../server/jwt';
import { staffKey } from '../server/staff-key';
import type { Database } from '@site/database/database';
import { openEmbedded } from '@site/database/embedded';
import { openPostgres } from '@site/database/postgres';
import { testCompany } from '@site/client/testing/company';
import { addressOf, createDatabase, runOn, template } from './template-database';

const allKinds = ['embedded', 'PostgreSQL'] as const;

/**
 * Databases that a suite runs against: PostgreSQL when installed, otherwise the embedded one. With
 * `TEST_TIER=all` both; browser tests use the embedded one every day.
 */
export const databaseKinds = allKinds.filter((kind) =>
  process.env.TEST_POSTGRES
    ? kind === 'PostgreSQL' || process.env.TEST_TIER === 'all'
    : kind === 'embedded',
);
export type DatabaseKind = (typeof allKinds)[number];

/** A data folder with an empty database. @param migrated otherwise it has no tables */
export function temporaryFolder({ migrated = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const { TEST_TEMPLATE = '', TEST_BARE_TEMPLATE = '' } = process.env;
  cpSync(migrated ? TEST_TEMPLATE : TEST_BARE_TEMPLATE, folder, { recursive: true });
  return folder;
}

/**
 * A database on the PostgreSQL of this test run.
 * @param migrated default: empty
 * @param from address of a database to copy, which has no connections
 */
export async function temporaryDatabase({
  migrated = false,
  from,
}: { migrated?: boolean; from?: string | undefined } = {}): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const server = process.env.TEST_POSTGRES ?? '';
  const name = `t${process.pid}_${Date.now()}`;
  const copied = from ? new URL(from).pathname.slice(1) : migrated ? template : undefined;
  await createDatabase(server, name, copied);
  return {
    url: addressOf(server, name),
    drop: () => runOn(server, `drop database ${name} with (force)`),
  };
}

export interface Site {
  url: string;
  dataDir: string;
  /** `postgres://…` of its database, unless it is the embedded one. */
  databaseUrl: string | undefined;
  backend: Backend;
  /** A public client, or one with a token of these claims. */
  client: (claims?: object) => SupabaseClient;
  staff: () => SupabaseClient;
  token: (claims: object) => Promise<string>;
  inbox: () => Promise<InboxMail[]>;
  close: () => Promise<void>;
}

class NoSocket {}

/** Opens a migrated, empty database of a kind, without a server. */
export async function openDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'embedded') {
    const folder = temporaryFolder();
    const db = await openEmbedded(folder);
    const close = async () => {
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { ...db, close };
  }
  const { url, drop } = await temporaryDatabase({ migrated: true });
  const db = await openPostgres(url);
  return { ...db, close: () => db.close().then(drop) };
}

/** The real supabase-js client, with a fake for the WebSocket that Node 20 lacks. */
export const supabase = (url: string, key: string, token?: Promise<string>): SupabaseClient =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoSocket as never },
    ...(token ? { accessToken: () => token } : {}),
  });

/** Starts a site with only its backend, on a free port and in its own folder. */
export async function startSite(
  kind: DatabaseKind = 'embedded',
  options: Partial<BackendOptions> & { keep?: boolean } = {},
): Promise<Site> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const database = kind === 'PostgreSQL' ? await temporaryDatabase({ migrated: true }) : undefined;
  const company: CompanyConfig = options.company ?? testCompany;
  const server = createServer((req, res) => {
    void backend.handle(req, res).then((answered) => {
      if (!answered) res.writeHead(404).end('not the backend');
    });
  });
  // A test that works for seconds would send its next request on a connection that just closes.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const backend = await createBackend({
    dataDir,
    company,
    port,
    ...(database ? { databaseUrl: database.url } : {}),
    ...options,
  }).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const url = `http://127.0.0.1:${port}`;
  const token = (claims: object) =>
    signToken(
      { role: 'authenticated', sub: crypto.randomUUID(), ...claims },
      staffKey(dataDir),
      60,
    );
  return {
    url,
    dataDir,
    databaseUrl: options.databaseUrl ?? database?.url,
    backend,
    token,
    client: (claims) => supabase(url, embeddedPublicKey, claims && token(claims)),
    staff: () => supabase(url, embeddedPublicKey, token({ app_metadata: { role: 'staff' } })),
    inbox: async () => (await fetch(`${url}/_local/inbox.json`)).json() as Promise<InboxMail[]>,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await backend.close();
      await database?.drop();
      if (!options.keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A date that can be booked, `days` from today at the business. */
export const dateIn = (days: number): string => addDays(todayIn(testCompany.timeZone), days);

/** A valid request; each call gives another one. */
export const request = (changes: object = {}) => ({
  name: 'Ada Example',
  phone: '7135550142',
  email: 'ada@example.com',
  address: '1 Main Street',
  zipCode: '77002',
  appliance: 'Dryer',
  issue: 'Not heating',
  description: '',
  preferredDate: dateIn(7),
  preferredTime: '10-12',
  idempotencyKey: crypto.randomUUID(),
  ...changes,
});

/**
 * Waits until `check` returns a value.
 * @throws Error with the description when that takes longer than `timeoutMs`
 */
export async function eventually<Value>(
  what: string,
  check: () => Promise<Value | undefined | false> | Value | undefined | false,
  timeoutMs = 30_000,
): Promise<Value> {
  for (let tries = 0; tries < timeoutMs / 50; tries++) {
    const value = await check();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`This did not happen: ${what}`);
}
