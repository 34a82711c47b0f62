import type { Database } from '@site/database/database';
import { actAs, type As, staffClaims } from '../testing/roles';
import { databaseKinds, openDatabase, request } from '../testing/site';

const payloads = [
  `'; drop table public.appointments; --`,
  `' or '1'='1`,
  `$$; select pg_sleep(5); $$`,
  `"; delete from private.outbox; --`,
  `\\'; truncate public.service_records; --`,
  '%',
  '___',
  '%%%%',
  '%a%',
  `{"$ne": null}`,
  `a'||(select string_agg(name, ',') from public.appointments)||'`,
  '\u202Egnp.exe',
  'x\r\nBcc: victim@example.com',
  'a@example.com,b@example.com',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '((((((((((((((((((((((((a+)+)+)+)+$',
  'x'.repeat(100_000),
  ' ',
  '',
];

const isLong = (payload: string): boolean => payload.length > 1000;
const isRead = (type: string, text: string): boolean =>
  type === 'text' || (type === 'jsonb' && text.startsWith('{'));

describe.each(databaseKinds)('attacks on the %s database', (kind) => {
  let db: Database;
  let as: As;
  beforeAll(async () => {
    db = await openDatabase(kind);
    as = actAs(db);
    await as('authenticated', staffClaims, ({ query }) =>
      query(`select public.create_service_record('{"customerName": "Ada Example",
        "customerPhone": "7135550142", "customerEmail": "ada@example.com",
        "customerAddress": "1 Main Street", "notes": "Key under the mat", "applianceType": "Dryer"}')`),
    );
    await as('anon', {}, ({ query }) =>
      query('select public.book_appointment($1)', [JSON.stringify(request())]),
    );
  });
  afterAll(() => db?.close());

  /** A digest of every table with what it holds. Only counters of limits change with each call. */
  const contents = async () => {
    const tables = await db.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private') and tablename <> 'rate_counters'`,
    );
    const digests = [];
    for (const { name } of tables)
      digests.push(
        await db.query(
          `select $1 as name, count(*) as rows, md5(string_agg(t::text, '' order by t::text)) as digest
           from ${name} t`,
          [name],
        ),
      );
    return digests.flat();
  };
  const ask = (
    phone: string,
    name: string,
    appliance: string | null = null,
    caller = '203.0.113.9',
  ) =>
    as(
      'anon',
      {},
      async ({ query }) => {
        const [row] = await query<{ found: object[] }>(
          'select public.check_warranty($1, $2, $3) as found',
          [phone, name, appliance],
        );
        return row?.found ?? [];
      },
      { 'cf-connecting-ip': caller },
    );

  test('objects that the caller creates cannot replace ours', async () => {
    const found = await as('anon', {}, async ({ run, query }) => {
      await run(`
        create temp table service_records (customer_phone text, customer_name text);
        create temp table settings (caller_header text);
        create function pg_temp.lower(text) returns text language sql as $$ select 'ada' $$;
        create function pg_temp.strpos(text, text) returns int language sql as $$ select 1 $$;
        set local search_path = pg_temp, public;
      `);
      const [row] = await query<{ found: object[] }>(
        `select public.check_warranty('7135550142', 'No Customer') as found`,
      );
      return row?.found;
    });
    expect(found).toEqual([]);
  });

  test('through any argument, every payload is refused or finds nothing', async () => {
    const before = await contents();
    const functions = await db.query<{ name: string; types: string[]; names: string[] }>(
      `select p.proname as name, coalesce(p.proargnames, '{}') as names,
         array(select format_type(t, null) from unnest(p.proargtypes::oid[]) t) as types
       from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')`,
    );
    const found: Record<string, string[]> = {};
    const wrong: unknown[] = [];
    for (const payload of payloads) {
      // Otherwise a limit refuses later payloads before they are read.
      await db.query('delete from private.rate_counters');
      for (const { name, types, names } of functions)
        for (const [at, type] of types.entries()) {
          // The other arguments are valid, so the payload gets as far as possible.
          const plausible: Record<string, string> = {
            integer: '1',
            boolean: 'true',
            jsonb: '{}',
            uuid: crypto.randomUUID(),
            'text[]': '{all}',
            'integer[]': '{1}',
          };
          const args = types.map((each, i) =>
            i === at ? payload : (plausible[each] ?? '7135550142'),
          );
          const holders = types.map((each, i) => `$${i + 1}::text::${each}`);
          const argument = `${name}.${names[at]}`;
          await as('authenticated', staffClaims, ({ query }) =>
            query<{ answer: unknown }>(`select public.${name}(${holders.join()}) as answer`, args),
          ).then(
            ([row]) => {
              const answer = JSON.stringify(row?.answer);
              found[argument] = [...new Set([...(found[argument] ?? []), answer])];
            },
            ({ code }: { code: string }) => {
              // Another type than text is refused when it is read, except valid JSON.
              const refusals = isRead(type, payload) ? ['PT422', 'PT404'] : ['22P02'];
              if (!refusals.includes(code)) wrong.push([argument, payload.slice(0, 50), code]);
            },
          );
        }
    }
    expect(wrong).toEqual([]);
    const {
      'open_windows.from_date': windows,
      'customer_history.email': history,
      ...others
    } = found;
    expect(others).toEqual({
      'check_warranty.name': ['[]'],
      'confirm_booking.token': ['{"status":"unknown"}'],
      'confirm_subscription.token': ['{"status":"unknown"}'],
      // `{"$ne": null}` names no field, so nothing is corrected.
      'correct_customer.fields': ['{"phone":"7135550142"}'],
      'customer_history.phone': ['[]'],
      'find_customers.query': ['[]'],
      'forget_push.endpoint': ['{"ok":false}'],
      'list_appointments.state': ['[]'],
      'may_read_photo.path': ['false'],
      'report_mail_sent.idempotency_key': ['{"ok":false}'],
      'report_mail_sent.kind': ['{"ok":false}'],
      'unsubscribe.token': ['{"status":"left"}'],
    });
    // A date that is none shows the same windows as no date; the phone finds the one record.
    const [open] = await db.query<{ answer: unknown }>(
      `select public.open_windows('7135550142', 1) as answer`,
    );
    expect(windows).toEqual([JSON.stringify(open?.answer)]);
    expect(history?.map((text) => JSON.parse(text) as unknown)).toEqual([
      [expect.objectContaining({ notes: 'Key under the mat' })],
    ]);
    expect(await contents()).toEqual(before);
  });

  test('in any field of a request, every payload is refused or stored as it was typed', async () => {
    const before = await contents();
    const stored: Record<string, string[]> = {};
    const wrong: unknown[] = [];
    const fields = [...Object.keys(request()), 'warrantyRecordId', 'estimate'];
    for (const payload of payloads) {
      await db.query('delete from private.rate_counters');
      for (const field of fields) {
        const changed = { phone: '7135550188', email: 'eve@example.com', [field]: payload };
        await as('anon', {}, async ({ query, run }) => {
          await query('select public.book_appointment($1)', [JSON.stringify(request(changed))]);
          await run('reset role');
          const [row] = await query<{ value: string | null }>(
            `select to_jsonb(a) ->> $1 as value from public.appointments a where phone = $2`,
            [field, changed.phone],
          );
          throw Object.assign(new Error(), { stored: row?.value ?? '' });
        }).catch((error: { code?: string; detail?: string; stored?: string }) => {
          // A record that does not exist is left out.
          const typed = field === 'warrantyRecordId' ? '' : payload.trim().replace('\r\n', '\n');
          if (error.stored === typed) (stored[field] ??= []).push(payload);
          else if (error.code !== 'PT422' || error.detail !== (isLong(payload) ? 'request' : field))
            wrong.push([field, payload.slice(0, 50), error.code, error.detail, error.stored]);
        });
      }
    }
    expect(wrong).toEqual([]);
    const line = [
      `' or '1'='1`,
      `$$; select pg_sleep(5); $$`,
      ...['%', '___', '%%%%', '%a%', `{"$ne": null}`],
      '<script>alert(1)</script>',
      '../../../../etc/passwd',
      '((((((((((((((((((((((((a+)+)+)+)+$',
    ];
    const short = payloads.filter((payload) => !isLong(payload));
    expect(stored).toEqual({
      address: line,
      issue: line,
      description: short.filter((payload) => !payload.includes('\u202E')),
      warrantyRecordId: short,
    });
    expect(await contents()).toEqual(before);
  });

  test('wildcards are taken literally', async () => {
    for (const name of ['%%%', '___'])
      await expect(ask('7135550142', name)).rejects.toMatchObject({ code: 'PT422' });
    for (const name of ['A%a', 'Ada_Example', 'A.a', 'Ad*', '[A]da'])
      expect([name, await ask('7135550142', name)]).toEqual([name, []]);
    expect(await ask('713-555-0142', ' ada  EXAMPLE ', null, '203.0.113.10')).toHaveLength(1);
    expect(await ask('7135550142', 'xample', '%', '203.0.113.10')).toEqual([]);
    expect(await ask('7135550142', 'xample', 'DRY', '203.0.113.10')).toHaveLength(1);
  });

  test('a look-up shows what the page shows and needs two letters of the name', async () => {
    const [record] = await ask('7135550142', 'Ada', null, '203.0.113.11');
    expect(Object.keys(record ?? {}).sort()).toEqual([
      'applianceModel',
      'applianceType',
      'id',
      'issueDescription',
      'laborDescription',
      'partsReplaced',
      'serviceDate',
      'status',
      'technicianName',
      'warrantyEndDate',
      'warrantyStartDate',
    ]);
    for (const [name, message] of [
      ['a', 'too_short'],
      ['a..', 'too_short'],
      ['7 7', 'too_short'],
      ['', 'required'],
    ])
      await expect(ask('7135550142', name ?? '')).rejects.toMatchObject({ code: 'PT422', message });
    await expect(ask('713555014', 'Ada')).rejects.toMatchObject({ code: 'PT422' });
  });

  test('a name of two letters finds whole names, but no part of a name', async () => {
    const names = ['Kim Ng', 'Le, Anh', 'Hannah An'];
    for (const [n, customerName] of names.entries())
      await as('authenticated', staffClaims, ({ query }) =>
        query('select public.create_service_record($1)', [
          JSON.stringify({ customerName, customerPhone: `832555010${n}`, applianceType: 'Dryer' }),
        ]),
      );
    const found = async (n: number, name: string) =>
      (await ask(`832555010${n}`, name, null, `203.0.113.${30 + n}`)).length;
    expect([await found(0, 'Ng'), await found(0, 'ng.'), await found(0, 'im')]).toEqual([1, 1, 0]);
    expect([await found(1, 'le'), await found(1, 'nh'), await found(1, 'Anh')]).toEqual([1, 0, 1]);
    expect([await found(2, 'an'), await found(2, 'ha'), await found(2, 'ann')]).toEqual([1, 0, 1]);
    expect(await ask('7135550142', 'ad', null, '203.0.113.40')).toEqual([]);
  });

  test('ten look-ups of a phone in 15 minutes, for each caller separately', async () => {
    const phone = '7135550111';
    // Another address of the same /64 is the same caller.
    for (let n = 0; n < 10; n++)
      await ask(phone, 'Alex Guest', null, `2001:db8:1:1::${(7 * n).toString(16)}`);
    await expect(ask(phone, 'Alex Guest', null, '2001:db8:1:1:ffff::1')).rejects.toMatchObject({
      code: 'PT429',
    });
    expect(await ask(phone, 'Alex Guest', null, '2001:db8:1:2::1')).toEqual([]);
    for (let n = 0; n < 10; n++) await ask(phone, 'Alex Guest', null, '198.51.100.1');
    await expect(ask(phone, 'Alex Guest', null, '198.51.100.1')).rejects.toMatchObject({
      code: 'PT429',
    });
    // The caller's own entries before the proxy's entry do not make another caller.
    await expect(ask(phone, 'Alex Guest', null, '10.0.0.1, 198.51.100.1')).rejects.toMatchObject({
      code: 'PT429',
    });
    expect(await ask(phone, 'Alex Guest', null, '198.51.100.2')).toEqual([]);
    await db.query(
      `update private.rate_counters set hits = array(select h - interval '15 minutes' from unnest(hits) h)`,
    );
    expect(await ask(phone, 'Alex Guest', null, '198.51.100.1')).toEqual([]);
  });

  test('trying many phones is stopped', async () => {
    const tries = Array.from({ length: 61 }, (_, n) => `281555${1000 + n}`);
    const outcomes = [];
    for (const phone of tries)
      outcomes.push(
        await ask(phone, 'Alex Guest', null, '198.51.100.77').catch(
          ({ code }: { code: string }) => code,
        ),
      );
    expect(outcomes).toEqual([...Array<object[]>(60).fill([]), 'PT429']);
  });
});
