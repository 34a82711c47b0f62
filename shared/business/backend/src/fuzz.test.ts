import { join } from 'node:path';
import { damaged, fc, holds, holdsLater, settings, text } from '@site/build/testing/fuzz';
import { callerKey } from '@site/server/caller';
import { withoutPersonalData } from '@site/server/operations/without-personal-data';
import { customerMessage } from '@site/client/mail/message';
import { customerParams } from '@site/client/mail/template-params';
import { mailCompany } from '@site/client/mail/mail-company';
import { testCompany } from '@site/client/testing/company';
import { emailPattern } from '@site/data-types/email';
import { pixelsOf } from '@site/data-types/picture-size';
import { isDatabaseError, type Database } from '@site/database/database';
import { isArchiveName } from './backup/archive-names';
import { parseManifest } from './backup/manifest';
import { BackupError } from './backup/backup-error';
import { cleanImage } from './photos/clean-image';
import { statusOf } from './server/database-refusal';
import { inboxPage } from './server/inbox-page';
import { parseMail } from './server/inbox';
import { jpeg, png, webp } from './testing/pictures';
import { visitorFunctions } from './testing/public-functions';
import { actAs, type As } from './testing/roles';
import { databaseKinds, openDatabase, request } from './testing/site';

/** Ends a transaction without its changes. */
const undo = new Error('undo');

test('an address is counted under a key that is its own key, or under none', () =>
  holds(
    fc.property(fc.oneof(text, fc.ipV4(), fc.ipV6()), (address) => {
      const key = callerKey(address);
      if (key !== undefined && !key.includes('/')) expect(callerKey(key)).toBe(key);
    }),
  ));

test('a line of the log has no mail address, and cleaning it again changes nothing', () =>
  holds(
    fc.property(text, fc.emailAddress(), text, (before, address, after) => {
      const line = withoutPersonalData(`${before} ${address} ${after}`);
      expect(line).not.toContain(address);
      expect(withoutPersonalData(line)).toBe(line);
    }),
  ));

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 600 }),
  fc.constantFrom(jpeg(), png(), webp()).chain(damaged),
);

test('a photo is refused, or what is stored of it is accepted unchanged', () =>
  holds(
    fc.property(bytes, fc.constantFrom('image/jpeg', 'image/png', 'image/webp'), (photo, type) => {
      expect(pixelsOf(photo)).toBeGreaterThanOrEqual(0);
      const clean = cleanImage(photo, type);
      if (clean) expect(cleanImage(clean, type)).toEqual(clean);
    }),
  ));

const mail = Buffer.from(
  'From: a@b.example\r\nTo: c@d.example\r\nSubject: =?utf-8?B?SGk=?=\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<script>1</script>\r\n--x\r\nContent-Type: text/calendar\r\n\r\nBEGIN\r\n--x--\r\n',
);

test('any mail is shown in the inbox as text', () =>
  holdsLater(
    fc.asyncProperty(
      fc.oneof(
        damaged(mail),
        text.map((raw) => Buffer.from(raw)),
      ),
      async (raw) => {
        const read = await parseMail(raw, '2026-01-01T00:00:00Z');
        const page = inboxPage([read], '');
        expect(page).not.toContain('<script>1');
      },
    ),
  ));

test('no name of an archive leads out of its folder', () =>
  holds(
    fc.property(fc.array(fc.oneof(text, fc.constantFrom('..', '.', 'site', 'photos'))), (parts) => {
      const name = parts.join('/');
      if (isArchiveName(name)) expect(join('/restored', name)).toBe(`/restored/${name}`);
    }),
  ));

test('a manifest is read, or refused with one message', () =>
  holds(
    fc.property(fc.oneof(text, fc.json()), (manifest) => {
      try {
        parseManifest(manifest);
      } catch (error) {
        expect(error).toBeInstanceOf(BackupError);
      }
    }),
  ));

describe.each(databaseKinds)('any call of the %s database', (kind) => {
  let db: Database;
  let as: As;
  beforeAll(async () => {
    db = await openDatabase(kind);
    as = actAs(db);
    await db.query('update private.rate_rules set max_hits = 1000000000');
    await db.query('update private.settings set hourly_places = 1000000000');
  });
  afterAll(() => db?.close());

  /** The status of the answer. */
  const statusFor = async (work: Promise<unknown>): Promise<number> =>
    work.then(
      () => 200,
      (error: unknown) => {
        if (error === undo) return 200;
        if (!isDatabaseError(error)) throw error;
        return statusOf(error.code, 'anon');
      },
    );

  test('mail addresses are the same for pages and database', async () => {
    const addresses = fc.sample(fc.oneof(fc.emailAddress(), text), settings);
    const typed = addresses.filter((address) => !address.includes('\0'));
    // A cut pair of UTF-16 is no text for a database.
    const whole = typed.filter((address) => !/[\ud800-\udfff]/u.test(address));
    const rows = await db.query<{ ok: boolean }>(
      'select private.is_email(a) as ok from jsonb_array_elements_text($1::jsonb) with ordinality t(a, n) order by n',
      [JSON.stringify(whole)],
    );
    const differ = whole.filter((address, i) => rows[i]?.ok !== emailPattern.test(address));
    expect(differ).toEqual([]);
  });

  test('no argument of a visitor’s function makes a fault of the server', async () => {
    const functions = await db.query<{ name: string; types: string[] }>(
      `select p.proname as name,
         array(select format_type(t, null) from unnest(p.proargtypes::oid[]) t) as types
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = any($1::text[])`,
      [`{${visitorFunctions.join()}}`],
    );
    expect(functions).toHaveLength(visitorFunctions.length);
    const argument = (type: string): fc.Arbitrary<string | null> =>
      type === 'jsonb'
        ? fc.oneof(
            fc.json(),
            fc.record({ id: text, key: text, phone: text }).map((r) => JSON.stringify(r)),
          )
        : type === 'integer'
          ? fc.integer().map(String)
          : fc.option(text);
    const call = fc
      .constantFrom(...functions)
      .chain(({ name, types }) =>
        fc.tuple(fc.constant({ name, types }), fc.tuple(...types.map(argument))),
      );
    await holdsLater(
      fc.asyncProperty(call, async ([{ name, types }, args]) => {
        const holders = types.map((type, i) => `$${i + 1}::${type}`).join();
        const status = await statusFor(
          as('anon', {}, ({ query }) => query(`select public.${name}(${holders})`, args)),
        );
        expect(status).toBeLessThan(500);
      }),
    );
  }, 900_000);

  test('a request is refused, or its mail can be written', async () => {
    const fields = Object.keys(request());
    const change = fc.dictionary(fc.constantFrom(...fields), text, { maxKeys: 3 });
    await holdsLater(
      fc.asyncProperty(change, async (changes) => {
        const sent = { ...request(), ...changes };
        const status = await statusFor(
          as('anon', {}, async ({ query, run }) => {
            await query('select public.book_appointment($1)', [JSON.stringify(sent)]);
            await run('reset role');
            const [row] = await query<{ json: Parameters<typeof customerParams>[1] }>(
              'select private.mail_json(a) as json from public.appointments a order by created_at desc limit 1',
            );
            if (!row) throw new Error('The request was not stored');
            const company = mailCompany(testCompany);
            const mail = customerMessage(company, customerParams(company, row.json));
            expect(mail.subject).not.toMatch(/[\r\n]/);
            throw undo;
          }),
        );
        expect(status).toBeLessThan(500);
      }),
    );
  }, 900_000);
});
