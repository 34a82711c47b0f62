import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { OutboxMail } from '@site/client/mail/message';
import { testCompany } from '@site/client/testing/company';
import type { Database } from '@site/database/database';
import { actAs, type As, staffClaims } from '../testing/roles';
import { databaseKinds, openDatabase } from '../testing/site';
import { openPush } from './push';

const pat = 'pat@testing.example';

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's subscription, and how it reads a notification: RFC 8291, one record of RFC 8188. */
function browserAt(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const server = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + server.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, server]);
      const secret = derive(ecdh.computeSecret(server), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}

const fcm = 'https://fcm.googleapis.com/fcm/send/abc';

const mail = {
  ...{ id: '1', claim: '', kind: 'team_technician', about: '', recipient: pat },
  company: testCompany,
  payload: {
    ...{ id: 'APT-100001', name: 'Ada Homeowner', phone: '7135550142', address: '12 Bayou Lane' },
    ...{ zipCode: '77002', appliance: 'Dryer', issue: 'Not Heating', preferredTime: '10-12' },
    preferredDate: '2026-12-01',
    news: [
      { what: 'assigned', by: 'the office', text: '' },
      { what: 'note', by: 'Olive', text: 'Gate code 77' },
    ],
  },
} as unknown as OutboxMail;

describe.each(databaseKinds)('notifications, on the %s database', (kind) => {
  let db: Database;
  let as: As;
  let service: Server;
  let origin: string;
  let status = 201;
  const received: { headers: Record<string, unknown>; body: Buffer }[] = [];
  const lines: string[] = [];
  const claims = { email: pat, amr: [{ method: 'otp' }] };
  const call = async (sql: string, args: unknown[], by: object = claims) => {
    const [row] = await as('authenticated', by, ({ query }) =>
      query<{ answer: unknown }>(`select public.${sql} as answer`, args),
    );
    return row?.answer;
  };
  const save = (subscription: unknown, by?: object) =>
    call('save_push($1::jsonb)', [JSON.stringify(subscription)], by);
  const stored = async () =>
    (await db.query<{ endpoint: string }>('select endpoint from private.push_subscriptions')).map(
      ({ endpoint }) => endpoint,
    );
  /** As if the fake service were one that the database admits. */
  const subscribe = async (path: string) => {
    const browser = browserAt(origin + path);
    const { endpoint, keys } = browser.subscription;
    await db.query(
      'insert into private.push_subscriptions (endpoint, email, p256dh, auth) values ($1, $2, $3, $4)',
      [endpoint, pat, keys.p256dh, keys.auth],
    );
    return browser;
  };
  const open = () =>
    openPush(db, { contact: 'office@shop.example', log: (line) => lines.push(line) });

  beforeAll(async () => {
    db = await openDatabase(kind);
    as = actAs(db);
    await db.query(
      `insert into private.staff_people (email, name, role) values
       ('olive@testing.example', 'Olive Owner', 'owner'), ($1, 'Pat Sample', 'technician')`,
      [pat],
    );
    service = createServer((req, res) => {
      void buffer(req).then((body) => {
        received.push({ headers: req.headers, body });
        res.writeHead(req.url === '/gone' ? 410 : status).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  beforeEach(async () => {
    await db.query('delete from private.push_subscriptions');
    received.length = 0;
    lines.length = 0;
    status = 201;
  });
  afterAll(async () => {
    service?.close();
    await db?.close();
  });

  test('a notification says what changed and where, and names no customer', async () => {
    const browser = await subscribe('/one');
    const push = await open();
    expect(await push.deliver(mail)).toBe(true);
    const [sent] = received;
    expect(browser.read(sent?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Olive added a note',
      body: 'Dryer in 77002, Tuesday, December 1, 10 AM - 12 PM',
      url: '/staff/visit?id=APT-100001',
      tag: 'APT-100001',
    });
    expect(sent?.headers).toMatchObject({ ttl: '43200', urgency: 'high' });
    const [, token = ''] = /^vapid t=([^,]+), k=/.exec(String(sent?.headers.authorization)) ?? [];
    const claimsOfToken: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    expect(claimsOfToken).toMatchObject({ aud: origin, sub: 'mailto:office@shop.example' });
  });

  test('a browser that subscribed on a Spanish page gets Spanish words', async () => {
    const browser = await subscribe('/es');
    await db.query(`update private.push_subscriptions set language = 'es'`);
    const push = await open();
    expect(await push.deliver(mail)).toBe(true);
    expect(browser.read(received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Olive agregó una nota',
      body: expect.stringContaining('Secadora') as string,
    });
  });

  test('a browser that is gone is forgotten; the mail goes out when none is left', async () => {
    await subscribe('/gone');
    await subscribe('/stays');
    const push = await open();
    expect(await push.deliver(mail)).toBe(true);
    expect(await stored()).toEqual([`${origin}/stays`]);
    status = 500;
    expect(await push.deliver(mail)).toBe(false);
    expect(lines).toContain(`${new URL(origin).host} answered 500`);
    await db.query('delete from private.push_subscriptions');
    expect(await push.deliver(mail)).toBe(false);
  });

  test('a push service that does not answer costs no mail', async () => {
    const browser = browserAt('http://127.0.0.1:9/dead');
    await db.query(
      'insert into private.push_subscriptions (endpoint, email, p256dh, auth) values ($1, $2, $3, $4)',
      [
        browser.subscription.endpoint,
        pat,
        browser.subscription.keys.p256dh,
        browser.subscription.keys.auth,
      ],
    );
    expect(await (await open()).deliver(mail)).toBe(false);
    expect(lines.join()).toMatch(/A notification was not sent/);
  });

  test('mails of other kinds are mails', async () => {
    await subscribe('/one');
    expect(await (await open()).deliver({ ...mail, kind: 'staff_invitation' })).toBe(false);
    expect(received).toEqual([]);
  });

  test('servers of one database have one pair of keys, and staff read the public one', async () => {
    await Promise.all([open(), open()]);
    const key = await call('push_key()', []);
    expect(key).toMatch(/^[\w-]{87}$/);
    await open();
    expect(await call('push_key()', [])).toBe(key);
  });

  test('a subscription belongs to the person who made it last, and only they end it', async () => {
    const { subscription } = browserAt(fcm);
    await save(subscription);
    expect(
      await call('forget_push($1)', [fcm], { ...claims, email: 'olive@testing.example' }),
    ).toEqual({
      ok: false,
    });
    await save(subscription, { ...claims, email: 'olive@testing.example' });
    expect(await call('forget_push($1)', [fcm])).toEqual({ ok: false });
    expect(await stored()).toEqual([fcm]);
    expect(
      await call('forget_push($1)', [fcm], { ...claims, email: 'olive@testing.example' }),
    ).toEqual({
      ok: true,
    });
    expect(await stored()).toEqual([]);
  });

  test('a subscription has the language of its page', async () => {
    const { subscription } = browserAt(fcm);
    const language = async () =>
      (await db.query<{ language: string }>('select language from private.push_subscriptions'))[0];
    await save({ ...subscription, language: 'es' });
    expect(await language()).toEqual({ language: 'es' });
    await save({ ...subscription, language: 'fr' });
    expect(await language()).toEqual({ language: 'en' });
  });

  test('ten browsers of a person stay, and none after the person has left', async () => {
    for (let n = 0; n < 12; n++) await save(browserAt(`${fcm}${n}`).subscription);
    const left = await stored();
    expect(left).toHaveLength(10);
    expect(left).toContain(`${fcm}11`);
    await db.transaction(async ({ query }) => {
      await query('delete from private.staff_people where email = $1', [pat]);
      expect(await query('select 1 from private.push_subscriptions')).toEqual([]);
      await query(
        `insert into private.staff_people (email, name, role) values ($1, 'Pat Sample', 'technician')`,
        [pat],
      );
    });
  });

  test.each([
    ['an address that is no push service', { endpoint: 'https://shop.example/fcm/send/abc' }],
    ['an address inside', { endpoint: 'http://127.0.0.1:3000/rest/v1/rpc/x' }],
    ['a push service as a user', { endpoint: 'https://fcm.googleapis.com@evil.example/x' }],
    ['a push service as a subdomain', { endpoint: 'https://fcm.googleapis.com.evil.example/x' }],
    ['another port', { endpoint: 'https://fcm.googleapis.com:22/x' }],
    ['no keys', { keys: null }],
    ['a short key', { keys: { p256dh: 'abc', auth: 'A'.repeat(22) } }],
    ['a long secret', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(39) } }],
  ])('%s is refused', async (_, change) => {
    await expect(save({ ...browserAt(fcm).subscription, ...change })).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });

  test('the staff command has no browser', async () => {
    await expect(save(browserAt(fcm).subscription, staffClaims)).rejects.toThrow('only_people');
  });
});
