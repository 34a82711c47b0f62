import { rmSync } from 'node:fs';
import { actAs, staffClaims } from '../testing/roles';
import { databaseKinds, request, temporaryDatabase, temporaryFolder } from '../testing/site';
import type { Database } from '@site/database/database';
import { openEmbedded } from '@site/database/embedded';
import { migrate } from './migrate';
import { openPostgres } from '@site/database/postgres';

describe.each(databaseKinds)('a hosted project with Storage, on %s', (kind) => {
  let db: Database;
  let remove: () => Promise<void> | void;
  beforeAll(async () => {
    if (kind === 'embedded') {
      const folder = temporaryFolder({ migrated: false });
      db = await openEmbedded(folder);
      remove = () => rmSync(folder, { recursive: true, force: true });
    } else {
      const { url, drop } = await temporaryDatabase();
      db = await openPostgres(url);
      remove = drop;
    }
    // The part of Supabase's own schema that the bucket needs.
    await db.run(`
      create schema storage;
      create table storage.buckets (id text primary key, name text, public boolean,
        file_size_limit bigint, allowed_mime_types text[]);
      create table storage.objects (bucket_id text references storage.buckets, name text);
      alter table storage.objects enable row level security;
    `);
    await migrate(db);
    await db.run(`
      grant usage on schema storage to anon, authenticated;
      grant select, insert, update, delete on storage.objects to anon, authenticated;
      insert into storage.buckets (id, name, public) values ('other', 'other', false);
      insert into storage.objects values ('appointment-photos', 'a.png'),
        ('appointment-photos', 'stray.png'), ('other', 'b.png');
    `);
    const book = 'select public.book_appointment($1) as booked';
    const [row] = await db.query<{ booked: { id: string } }>(book, [JSON.stringify(request())]);
    await db.query(
      `insert into private.photos (id, appointment_id, path, type, size, reserved_until, stored_at)
       values (gen_random_uuid(), $1, 'a.png', 'image/png', 9, now(), now())`,
      [row?.booked.id],
    );
    await db.run(`
      insert into private.staff_people (email, name, role, areas) values
        ('near@testing.example', 'Near', 'technician', '{77002}'),
        ('far@testing.example', 'Far', 'technician', '{77009}');
    `);
  });
  afterAll(async () => {
    await db?.close();
    await remove?.();
  });

  test('the bucket is not public and takes only photos', async () => {
    expect(await db.query(`select * from storage.buckets where id = 'appointment-photos'`)).toEqual(
      [
        expect.objectContaining({
          public: false,
          allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'],
        }),
      ],
    );
  });

  test('people who may see the visit read its files, and no one else reads or writes any', async () => {
    const names = async (role: string, claims: object) =>
      (
        await actAs(db)(role, claims, ({ query }) =>
          query<{ name: string }>('select name from storage.objects'),
        )
      ).map(({ name }) => name);
    expect(await names('authenticated', staffClaims)).toEqual(['a.png']);
    const signedIn = (email: string) => ({ email, amr: [{ method: 'otp' }] });
    expect(await names('authenticated', signedIn('near@testing.example'))).toEqual(['a.png']);
    expect(await names('authenticated', signedIn('far@testing.example'))).toEqual([]);
    expect(await names('authenticated', signedIn('stranger@testing.example'))).toEqual([]);
    expect(await names('authenticated', { user_metadata: { role: 'staff' } })).toEqual([]);
    expect(await names('anon', staffClaims)).toEqual([]);
    for (const [role, claims] of [
      ['anon', {}],
      ['authenticated', staffClaims],
    ] as const)
      await expect(
        actAs(db)(role, claims, ({ run }) =>
          run(`insert into storage.objects values ('appointment-photos', 'mine.png')`),
        ),
      ).rejects.toThrow('row-level security');
  });

  test('a file whose photo is gone is left over', async () => {
    const [row] = await db.query('select public.stray_photos() as paths');
    expect(row).toEqual({ paths: ['stray.png'] });
  });
});
