import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import pg from 'pg';
import { embeddedPublicKey } from '@site/client/public-key';
import { signToken } from './jwt';
import { staffKey } from './staff-key';
import { databaseKinds, request, type Site, startSite } from '../testing/site';

describe.each(databaseKinds)('the REST address on the %s database', (kind) => {
  let site: Site;
  beforeAll(async () => (site = await startSite(kind)));
  afterAll(() => site?.close());

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', apikey: embeddedPublicKey, ...headers },
    });
  const asBearer = async (token: string) => {
    const answer = await post('/rest/v1/rpc/list_appointments', '{}', {
      Authorization: `Bearer ${token}`,
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  test('answers and refuses like PostgREST', async () => {
    const anon = site.client();
    expect(await anon.rpc('no_such_function')).toMatchObject({
      status: 404,
      error: { code: 'PGRST202', message: expect.stringContaining('no_such_function') },
    });
    expect(await anon.rpc('check_warranty', { phone: '1' })).toMatchObject({
      status: 404,
      error: { code: 'PGRST202' },
    });
    expect(await anon.rpc('check_warranty', { phone: '1', name: 'Ada', evil: 1 })).toMatchObject({
      status: 404,
    });
    expect(await anon.rpc('check_warranty', { phone: '1', name: 'Ada' })).toMatchObject({
      status: 422,
      data: null,
      error: {
        code: 'PT422',
        message: 'not_a_phone',
        details: 'phone',
        hint: 'not_a_phone',
      },
    });
    expect(await anon.rpc('open_windows', { days: 'many' })).toMatchObject({ status: 400 });
    expect(await anon.rpc('list_appointments')).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
    expect(await site.client({}).rpc('list_appointments')).toMatchObject({
      status: 403,
      error: { code: '42501' },
    });
    expect(await site.staff().rpc('list_appointments')).toMatchObject({ status: 200, data: [] });
  });

  test('answers 429 with the waiting time past a limit', async () => {
    const look = () =>
      site.client().rpc('check_warranty', { phone: '8325550100', name: 'Alex Guest' });
    for (let n = 0; n < 10; n++) expect((await look()).data).toEqual([]);
    expect(await look()).toMatchObject({
      status: 429,
      error: { code: 'PT429', hint: expect.stringMatching(/^Retry after \d+ seconds$/) },
    });
  });

  test('tables, other services and other methods are refused with a reason', async () => {
    const anon = site.client();
    expect((await anon.from('appointments').select()).error?.message).toMatch(/Only functions/);
    expect((await anon.from('service_records').insert({})).error?.message).toMatch(
      /Only functions/,
    );
    for (const path of ['/auth/v1/signup', '/storage/v1/bucket', '/functions/v1/x', '/graphql/v1'])
      expect((await post(path, '{}')).status).toBe(501);
    const get = await fetch(`${site.url}/rest/v1/rpc/open_windows`, {
      headers: { apikey: embeddedPublicKey },
    });
    expect(get.status).toBe(405);
    expect((await fetch(`${site.url}/anything`)).status).toBe(404);
  });

  test('foreign keys and tokens give no access', async () => {
    const staff = { role: 'authenticated', app_metadata: { role: 'staff' } };
    const good = await site.token({ app_metadata: { role: 'staff' } });
    const [head = '', body = '', mac = ''] = good.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const later = { exp: Math.floor(Date.now() / 1000) + 60 };
    const signed = (header: object, claims: object, key: string, hash = 'sha256') => {
      const text = `${encode(header)}.${encode(claims)}`;
      return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
    };
    // A token made without the library is accepted, so the refusals below have their own reasons.
    const ownToken = signed({ alg: 'HS256' }, { ...staff, ...later }, staffKey(site.dataDir));
    expect((await asBearer(ownToken)).status).toBe(200);
    expect((await asBearer(good)).status).toBe(200);
    for (const token of [
      `${encode({ alg: 'none' })}.${encode({ ...staff, ...later })}.`,
      `${encode({ alg: 'none' })}.${body}.${mac}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${encode({ ...staff, ...later, role: 'service_role' })}.${mac}`,
      `${head}.${body}.${mac.slice(0, -2)}`,
      `${head}.${body}.${mac}.${mac}`,
      signed({ alg: 'HS384' }, { ...staff, ...later }, staffKey(site.dataDir), 'sha384'),
      signed({ alg: 'HS256' }, staff, staffKey(site.dataDir)),
      signed({ alg: 'HS256' }, { ...staff, ...later }, ''),
      await signToken(staff, 'another key', 60),
      await signToken(staff, embeddedPublicKey, 60),
      await site.token({ ...staff, role: 'postgres' }),
      await site.token({ ...staff, role: 'owner"; drop table x' }),
      'staff',
    ])
      expect([token, (await asBearer(token)).status]).toEqual([token, 401]);
    const { error } = await site
      .client({ user_metadata: { role: 'staff' } })
      .rpc('list_appointments');
    expect(error?.code).toBe('42501');
    for (const apikey of ['', 'anon', `${embeddedPublicKey} `.repeat(2)])
      expect((await post('/rest/v1/rpc/open_windows', '{}', { apikey })).status).toBe(401);
  });

  test('an expired token gives no access', async () => {
    const expired = await signToken(
      { role: 'authenticated', ...{ app_metadata: { role: 'staff' } } },
      staffKey(site.dataDir),
      -1,
    );
    expect((await asBearer(expired)).status).toBe(401);
  });

  test('bodies too large, too deep or unreadable are refused before the database sees them', async () => {
    const book = (body: string) => post('/rest/v1/rpc/book_appointment', body);
    const status = async (body: string) => (await book(body)).status;
    expect(await status(`{"request": {"name": "${'x'.repeat(70_000)}"}}`)).toBe(413);
    expect(await status(`{"request": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`)).toBe(400);
    expect(await status(`{"request": ${'{"a":'.repeat(20)}1${'}'.repeat(20)}}`)).toBe(400);
    expect(await status('{"request": ')).toBe(400);
    expect(await status('[]')).toBe(400);
    expect(await status('"text"')).toBe(400);
    expect(await status('{"request": []}')).toBe(422);
    expect(await status('{"request": null}')).toBe(422);
    expect(await status(JSON.stringify({ request: { ...request(), name: 'a\0b' } }))).toBe(400);
    expect(await status('{"__proto__": {"request": 1}, "request": {}}')).toBe(404);
    const form = await post('/rest/v1/rpc/open_windows', 'days=1', {
      'Content-Type': 'text/plain',
    });
    expect(form.status).toBe(415);
    // A body without an end and with a false length is cut off, not collected.
    const cut = await new Promise<number>((resolve) => {
      const req = httpRequest(`${site.url}/rest/v1/rpc/open_windows`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: embeddedPublicKey },
      });
      req.on('response', (res) => resolve(res.statusCode ?? 0));
      req.on('error', () => resolve(413));
      req.write('{"a": "');
      const chunk = 'x'.repeat(16_384);
      for (let n = 0; n < 8; n++) req.write(chunk);
    });
    expect(cut).toBe(413);
  });

  if (kind === 'PostgreSQL')
    test('a database error is logged and not shown to strangers', async () => {
      const owner = new pg.Client({ connectionString: site.databaseUrl });
      await owner.connect();
      await owner.query('alter table private.rate_rules rename to away');
      try {
        const { status, error } = await site
          .client()
          .rpc('check_warranty', { phone: '8325550111', name: 'Alex Guest' });
        expect([status, error?.message]).toEqual([
          500,
          'The server could not answer; it has noted why',
        ]);
        expect(JSON.stringify(error)).not.toContain('rate_rules');
      } finally {
        await owner.query('alter table private.away rename to rate_rules');
        await owner.end();
      }
    });

  test('pages of other sites get no answer', async () => {
    const foreign = await post('/rest/v1/rpc/open_windows', '{}', {
      Origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
    const own = await post('/rest/v1/rpc/open_windows', '{}', { Origin: site.url });
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });
});
