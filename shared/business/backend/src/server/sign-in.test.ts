import { embeddedPublicKey } from '@site/client/public-key';
import { signToken } from './jwt';
import { staffKey } from './staff-key';
import { databaseKinds, type Site, startSite } from '../testing/site';
import {
  addPeople,
  askForCode,
  browserOf,
  call,
  codesFor,
  maria,
  owner,
  pat,
  signIn,
} from '../testing/staff';

describe.each(databaseKinds)('signing in on the %s database', (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(kind, { mail: { pollMs: 50 } });
    await addPeople(site, owner, pat, maria);
  });
  afterAll(() => site?.close());

  test('a code by mail begins a session of that person', async () => {
    const client = await signIn(site, pat);
    expect(await call(client, 'staff_me')).toEqual({
      http: 200,
      email: pat.email,
      name: pat.name,
      role: 'technician',
      areas: ['77002'],
      phone: '',
      ...{ workingDays: [1, 2, 3, 4, 5, 6, 7], timeOff: [], speaks: ['en'], language: 'en' },
    });
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email: pat.email, user_metadata: { name: pat.name } });
    const { data: now } = await client.auth.getSession();
    expect(now.session?.expires_in).toBe(600);
  });

  test('an address is the same in any spelling', async () => {
    const client = await signIn(site, { ...pat, email: ' PAT@Testing.Example ' });
    expect(await call(client, 'staff_me')).toMatchObject({ email: pat.email });
  });

  test('an unknown address gets the same answers, and no mail', async () => {
    const answers = async (email: string) => {
      const post = async (path: string, body: object) => {
        const answer = await fetch(`${site.url}/auth/v1/${path}`, {
          method: 'POST',
          headers: { apikey: embeddedPublicKey, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        return [answer.status, await answer.text()];
      };
      return [
        await post('otp', { email }),
        await post('verify', { email, token: '12345', type: 'email' }),
      ];
    };
    const unknown = await answers('stranger@testing.example');
    expect(unknown).toEqual(await answers(owner.email));
    expect(unknown.map(([status]) => status)).toEqual([200, 403]);
    expect(await codesFor(site, 'stranger@testing.example')).toEqual([]);
  });

  test('a code works once, and not for another address', async () => {
    const client = await signIn(site, maria);
    const [code = ''] = await codesFor(site, maria.email);
    for (const { email } of [maria, pat]) {
      const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    }
  });

  test('a session goes on with a new refresh token each time', async () => {
    const client = await signIn(site, pat);
    const { data: first } = await client.auth.getSession();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(first.session?.refresh_token);
    expect(await call(client, 'staff_me')).toMatchObject({ http: 200, email: pat.email });
  });

  test('signing out ends this session, the others, or all', async () => {
    const [a, b, c] = [
      await signIn(site, owner),
      await signIn(site, owner),
      await signIn(site, owner),
    ];
    const { data } = await a.auth.getSession();
    const stored = browserOf(site);
    await stored.auth.setSession({
      access_token: data.session?.access_token ?? '',
      refresh_token: data.session?.refresh_token ?? '',
    });
    const alive = async () => {
      const answers = [];
      for (const client of [stored, b, c]) answers.push((await call(client, 'staff_me')).http);
      return answers;
    };
    expect(await alive()).toEqual([200, 200, 200]);
    expect((await a.auth.signOut({ scope: 'local' })).error).toBeNull();
    // The copy has a token that is valid by its time, and still can do nothing.
    expect(await alive()).toEqual([403, 200, 200]);
    expect((await stored.auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await b.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await call(b, 'staff_me')).http).toBe(200);
    expect((await call(c, 'staff_me')).http).toBe(403);
    await b.auth.signOut();
    const { error } = await c.auth.getUser();
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  test('removing a person ends every session at once', async () => {
    const phone = await signIn(site, maria);
    const laptop = await signIn(site, maria);
    const { error } = await site.staff().rpc('remove_person', { email: maria.email });
    expect(error).toBeNull();
    for (const client of [phone, laptop]) {
      expect(await call(client, 'staff_me')).toMatchObject({
        http: 403,
        message: 'only_staff',
      });
      expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400 });
    }
    await askForCode(phone, maria.email);
    // A person who is added again has to sign in again.
    await addPeople(site, maria);
    expect((await call(laptop, 'staff_me')).http).toBe(403);
    expect((await call(await signIn(site, maria), 'staff_me')).http).toBe(200);
  });

  test('a token says nothing by itself: it needs a person, a code and a living session', async () => {
    const key = staffKey(site.dataDir);
    const client = await signIn(site, owner);
    const { data } = await client.auth.getSession();
    const claims = JSON.parse(
      Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    const statusWith = async (changes: object, seconds = 60) => {
      const token = await signToken({ ...claims, exp: undefined, ...changes }, key, seconds);
      const answer = await fetch(`${site.url}/rest/v1/rpc/list_people`, {
        method: 'POST',
        headers: {
          apikey: embeddedPublicKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        body: '{}',
      });
      return answer.status;
    };
    expect(await statusWith({})).toBe(200);
    for (const changes of [
      { email: 'stranger@testing.example' },
      { email: null },
      // The session of another person.
      { email: pat.email },
      { session_id: crypto.randomUUID() },
      { session_id: null },
      { amr: [{ method: 'password' }] },
      { amr: 'otp' },
      { amr: undefined },
    ])
      expect([changes, await statusWith(changes)]).toEqual([changes, 403]);
    expect(await statusWith({ role: 'anon' })).toBe(401);
    expect(await statusWith({}, -1)).toBe(401);
    // A hosted project: the same claims, and no session of ours.
    const hosted = { iss: 'https://project.example/auth/v1', session_id: undefined };
    expect(await statusWith(hosted)).toBe(200);
    expect(await statusWith({ ...hosted, amr: [{ method: 'password' }] })).toBe(403);
    expect(await statusWith({ ...hosted, email: 'stranger@testing.example' })).toBe(403);
  });

  test('other addresses and methods of Supabase Auth are not served', async () => {
    const ask = async (path: string, method: string, body?: object) => {
      const answer = await fetch(`${site.url}/auth/v1/${path}`, {
        method,
        headers: { apikey: embeddedPublicKey, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return answer.status;
    };
    expect(await ask('signup', 'POST', { email: owner.email, password: 'secret' })).toBe(501);
    expect(await ask('admin/users', 'GET')).toBe(501);
    expect(await ask('token?grant_type=password', 'POST', { email: owner.email })).toBe(400);
    expect(await ask('otp', 'GET')).toBe(405);
    expect(await ask('constructor', 'POST', {})).toBe(501);
    expect(await ask('verify', 'POST', { email: owner.email, token: '1', type: 'recovery' })).toBe(
      422,
    );
    expect(await ask('otp', 'POST', { email: { a: 1 } })).toBe(422);
    expect(await ask('user', 'GET')).toBe(403);
    const keyless = await fetch(`${site.url}/auth/v1/otp`, { method: 'POST', body: '{}' });
    expect(keyless.status).toBe(401);
  });
});
