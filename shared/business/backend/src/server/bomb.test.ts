import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { actAs } from '../testing/roles';
import { databaseKinds, openDatabase, request } from '../testing/site';
import { maxBodyBytes, parseObject, readBody } from './body';
import type { Database } from '@site/database/database';

const estimate = {
  appliance: 'Dryer',
  issue: 'Not heating',
  priceRange: { min: 162, max: 315 },
  accuracy: 92,
  breakdown: [{ label: 'Labor', min: 162, max: 315 }],
  calculatedAt: '2026-11-21T10:00:00.000Z',
};

/** A request with raw text in place of a value, which JSON.stringify would not write. */
const withJson = (changes: object, values: Record<string, string>) =>
  Object.entries(values).reduce(
    (json, [mark, value]) => json.replace(`"${mark}"`, () => value),
    JSON.stringify(request(changes)),
  );
const many = (number: string, count: number) => `[${Array(count).fill(number).join()}]`;

const tooLarge = 'The body is larger than 16384 bytes';
const tooMany = 'The body has more than 500 values';
const tooFine = 'The body has a number that is too large or too fine';

/** Small when sent; expanded, they fill gigabytes or the database's stack. With the server's answer. */
const bombs: Record<string, [bomb: string, refusal: string]> = {
  'two thousand numbers of 131,072 digits': [`{"a":${many('1e131071', 2000)}}`, tooLarge],
  'a thousand of them in an otherwise valid request': [
    withJson({ extra: 'X' }, { X: many('1e131071', 1000) }),
    tooMany,
  ],
  'the same with a fraction': [withJson({ extra: 'X' }, { X: many('1e-16383', 1000) }), tooMany],
  'one as the price': [
    withJson({ estimate: { ...estimate, priceRange: { min: 1, max: 'X' } } }, { X: '1e131071' }),
    tooFine,
  ],
  'one next to the price': [
    withJson({ estimate: { ...estimate, junk: 'X' } }, { X: '[1e131071]' }),
    tooFine,
  ],
  'one as the record': [withJson({ warrantyRecordId: 'X' }, { X: '1e131071' }), tooFine],
  'one as the name': [withJson({ name: 'X' }, { X: '1e131071' }), tooFine],
  brackets: [
    withJson({ extra: 'X' }, { X: '['.repeat(3000) + ']'.repeat(3000) }),
    'The body is nested deeper than 12 levels',
  ],
  'a name of megabytes': [JSON.stringify(request({ name: 'x '.repeat(2_000_000) })), tooLarge],
};

describe.each(databaseKinds)('bombs on the %s database', (kind) => {
  let db: Database;
  beforeAll(async () => (db = await openDatabase(kind)));
  afterAll(() => db?.close());

  /** Peak memory of the database's process in megabytes. */
  const peak = (pid: number) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const rows = async () =>
    db.query(`select (select count(*) from public.appointments) as appointments,
      (select count(*) from private.outbox) as mails, (select count(*) from private.rate_counters) as counts`);

  test.each(Object.entries(bombs))('%s', async (_name, [bomb]) => {
    const before = await rows();
    const { grown, code } = await actAs(db)('anon', {}, async ({ query, run }) => {
      // The embedded database is a thread of this process.
      const [backend] = await query<{ pid: number }>('select pg_backend_pid() as pid');
      const pid = kind === 'embedded' ? process.pid : (backend?.pid ?? 0);
      const start = existsSync('/proc/self/status') ? peak(pid) : 0;
      await run('savepoint before');
      const outcome = await query('select public.book_appointment($1::jsonb)', [bomb]).then(
        () => 'booked',
        (error: { code: string }) => error.code,
      );
      await run('rollback to before');
      return { grown: existsSync('/proc/self/status') ? peak(pid) - start : 0, code: outcome };
    });
    // Sent unchecked, as a hosted project's gateway does.
    expect(code).toBe('PT422');
    expect(grown).toBeLessThan(kind === 'embedded' ? 150 : 64);
    expect(await rows()).toEqual(before);
  });
});

test.each(Object.entries(bombs))('the server passes on no %s', async (_name, [bomb, refusal]) => {
  const body = Buffer.from(`{"request":${bomb}}`);
  if (body.length > maxBodyBytes) {
    const arriving = Object.assign(Readable.from([body]), { headers: {} });
    await expect(readBody(arriving as unknown as IncomingMessage)).rejects.toThrow(refusal);
  } else expect(() => parseObject(body)).toThrow(refusal);
});
