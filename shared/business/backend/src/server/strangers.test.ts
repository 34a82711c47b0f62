import { isName, isWebLike } from '@site/data-types/plain-text';
import { foundBy, notFoundBy, realNames } from '@site/data-types/test-names';
import { databaseKinds, openDatabase, request } from '../testing/site';
import { callerKey } from '@site/server/caller';
import type { Database } from '@site/database/database';

const names = {
  good: ['Ada Example', ...realNames],
  bad: [
    'You have won a $500 refund, claim at https://evil.example',
    'Claim at evil.example now',
    'www evil example',
    'evil。example',
    'J.Smith',
    '「Ada」',
    'mail me@evil.example',
    'Call 8005550100',
    'Ada <b>Example</b>',
    'Ada: urgent!',
    'Ada 🎁',
    'Ada_Example',
  ],
};
const web = {
  good: ['Error E4, 3.5 kW, smells of gas', "Won't start. Makes noise", 'Nr.12', 'No. 7 St. Louis'],
  bad: ['see evil.example', 'http evil', 'ftp://x', 'a@b', 'www.x', 'evil．example'],
};
const addresses = [
  ['203.0.113.9', '::ffff:203.0.113.9', '64:ff9b::cb00:7109', '2002:cb00:7109::1'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:DB8:1:2:3:4:5:6', '[2001:db8:1:2::9]:443'],
];

test('the page checks names and web addresses the same way', () => {
  for (const name of names.good) expect([name, isName(name)]).toEqual([name, true]);
  for (const name of names.bad) expect([name, isName(name)]).toEqual([name, false]);
  for (const text of web.good) expect([text, isWebLike(text)]).toEqual([text, false]);
  for (const text of web.bad) expect([text, isWebLike(text)]).toEqual([text, true]);
});

describe.each(databaseKinds)('text of strangers on the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());
  let serial = 0;
  const matches = async (name: string, typed: string) => {
    const [row] = await db.query<{ found: boolean }>(
      'select private.matches_name($1, $2) as found',
      [name, typed],
    );
    return row?.found;
  };
  /** Field that is refused, or none; rolls back the booking. */
  const refused = async (changes: object) => {
    const phone = `713555${1000 + serial++}`;
    const sent = request({ phone, email: `a${serial}@example.com`, ...changes });
    try {
      await db.transaction(async ({ query }) => {
        await query('select public.book_appointment($1)', [JSON.stringify(sent)]);
        throw Object.assign(new Error(), { detail: 'none' });
      });
    } catch (error) {
      return (error as { detail: string }).detail;
    }
    return undefined;
  };

  test.each(names.good)('%s is a name', async (name) =>
    expect(await refused({ name })).toBe('none'),
  );
  test.each([...names.bad, 'x'.repeat(61)])('%s is none', async (name) =>
    expect(await refused({ name })).toBe('name'),
  );

  test.each(realNames)('%s finds its record', async (name) =>
    expect(await matches(name, name)).toBe(true),
  );
  test.each(foundBy)('%s is found by %s', async (name, typed) =>
    expect(await matches(name, typed)).toBe(true),
  );
  test.each(notFoundBy)('%s is not found by %s', async (name, typed) =>
    expect(await matches(name, typed)).toBe(false),
  );

  test.each(['issue', 'address'])('no web address as the %s', async (field) => {
    for (const text of web.good)
      expect([text, await refused({ [field]: text })]).toEqual([text, 'none']);
    for (const text of web.bad)
      expect([text, await refused({ [field]: text })]).toEqual([text, field]);
  });

  test('an appliance is one of the list, and an estimate has no free text', async () => {
    for (const appliance of ['Dryer', 'dryer', 'Oven/Range', 'Other'])
      expect(await refused({ appliance })).toBe('none');
    for (const appliance of ['Refund', 'Dryer evil.example', 'x'])
      expect(await refused({ appliance })).toBe('appliance');
    const estimate = {
      ...{ appliance: 'Dryer', issue: 'Not heating', accuracy: 92 },
      priceRange: { min: 1, max: 2 },
      breakdown: [{ label: 'Labor', min: 1, max: 2 }],
      calculatedAt: '2026-11-21T10:00:00.000Z',
    };
    expect(await refused({ estimate })).toBe('none');
    const label = { label: 'Claim at evil.example', min: 1, max: 2 };
    expect(await refused({ estimate: { ...estimate, breakdown: [label] } })).toBe('label');
    // A mail cannot be made with such a value.
    for (const calculatedAt of ['soon', '2026-13-45T10:00:00.000Z', 'Infinity'])
      expect(await refused({ estimate: { ...estimate, calculatedAt } })).toBe('estimate');
  });

  test('the database counts callers under the same keys as the server', async () => {
    for (const group of addresses) {
      const keys = await db.query<{ key: string; again: string }>(
        `select private.caller_key(a) as key, private.caller_key(b) as again
         from unnest($1::text[], $2::text[]) x(a, b)`,
        [group, group.map((address) => callerKey(address))],
      );
      expect(new Set(keys.flatMap(({ key, again }) => [key, again])).size).toBe(1);
      expect(new Set(group.map((address) => callerKey(address))).size).toBe(1);
    }
    const invalid = await db.query(
      `select private.caller_key(a) as key from unnest($1::text[]) a`,
      [['', 'unknown', '203.0.113.999', 'x'.repeat(100_000)]],
    );
    expect(new Set(invalid.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"key":null}']));
  });
});
