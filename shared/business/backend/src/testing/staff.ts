import { embeddedPublicKey } from '@site/client/public-key';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { openPostgres } from '@site/database/postgres';
import { eventually, type Site } from './site';

/** Person for a test; by default an owner. */
export interface TestPerson {
  email: string;
  name: string;
  role?: 'owner' | 'technician';
  areas?: string[];
}

export const owner: TestPerson = { email: 'olive@testing.example', name: 'Olive Owner' };
export const pat: TestPerson = {
  email: 'pat@testing.example',
  name: 'Pat Sample',
  role: 'technician',
  areas: ['77002'],
};
export const maria: TestPerson = {
  email: 'maria@testing.example',
  name: 'Maria Example',
  role: 'technician',
  areas: ['77002', '77003'],
};

/** Adds people to the list, as the staff command does. */
export async function addPeople(site: Site, ...people: TestPerson[]): Promise<void> {
  for (const { email, name, role = 'owner', areas = ['all'] } of people) {
    const { error } = await site.staff().rpc('save_person', { email, name, role, areas });
    if (error) throw new Error(error.message);
  }
}

class NoSocket {}

/** A browser of its own: supabase-js as it is, with a session in memory. */
export function browserOf(site: Site): SupabaseClient {
  const stored = new Map<string, string>();
  return createClient(site.url, embeddedPublicKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    realtime: { transport: NoSocket as never },
  });
}

/** Codes that have arrived at an address, newest first. */
export async function codesFor(site: Site, email: string): Promise<string[]> {
  const mails = await site.inbox();
  return mails
    .filter(({ to }) => to.includes(email.trim().toLowerCase()))
    .flatMap(({ text }) => /Your code is (\d{6})/.exec(text)?.[1] ?? []);
}

export const askForCode = (client: SupabaseClient, email: string) =>
  client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });

/** A signed-in browser. */
export async function signIn(site: Site, { email }: TestPerson): Promise<SupabaseClient> {
  const client = browserOf(site);
  const before = (await codesFor(site, email)).length;
  const { error } = await askForCode(client, email);
  if (error) throw error;
  const code = await eventually('the code arrives', async () => {
    const codes = await codesFor(site, email);
    return codes.length > before && codes[0];
  });
  const verified = await client.auth.verifyOtp({ email, token: code, type: 'email' });
  if (verified.error) throw verified.error;
  return client;
}

/** Result of a call: its data, or its error with the HTTP status. */
export async function call<Result = Record<string, never>>(
  client: SupabaseClient,
  name: string,
  args: object = {},
): Promise<Result & { http: number; message: string; details: string }> {
  const { data, error, status } = await client.rpc(name, args);
  return {
    ...((data ?? error) as Result & { message: string; details: string }),
    http: status,
  };
}

/** Statements on the database of a site on PostgreSQL. */
export async function onDatabase(site: Site, sql: string): Promise<void> {
  const db = await openPostgres(site.databaseUrl ?? '');
  await db.run(sql).finally(() => db.close());
}
