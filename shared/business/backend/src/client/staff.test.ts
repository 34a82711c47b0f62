import type { Board } from '@site/client/staff-types';
import { testCompany } from '@site/client/testing/company';
import { pretendBrowser } from '../testing/browser';
import { jpeg } from '../testing/pictures';
import { dateIn, eventually, type Site, startSite } from '../testing/site';
import { addPeople, codesFor, owner, pat } from '../testing/staff';
import { bookVisit } from '../testing/visits';
import { createBackendClient } from '@site/client/client';
import {
  createStaffClient,
  isChangedMeanwhile,
  sessionKey,
  type StaffClient,
} from '@site/client/staff';

let site: Site;
let stored: Map<string, string>;
beforeAll(async () => {
  site = await startSite('embedded', { mail: { pollMs: 50 } });
  await addPeople(site, owner, pat);
  stored = pretendBrowser();
});
beforeEach(() => stored.clear());
afterAll(() => site?.close());

const codeFor = (email: string, known: number) =>
  eventually('the code arrives', async () => {
    const codes = await codesFor(site, email);
    return codes.length > known && codes[0];
  });

async function signedIn(email: string): Promise<StaffClient> {
  const client = createStaffClient(testCompany, site.url);
  const { length } = await codesFor(site, email);
  await client.auth.sendCode(email);
  await client.auth.verifyCode(email, await codeFor(email, length));
  return client;
}

test('a person signs in, is known again after a reload, and signs out', async () => {
  const client = createStaffClient(testCompany, site.url);
  expect(await client.auth.session()).toBeNull();
  await expect(client.me()).rejects.toMatchObject({ status: 401 });
  const seen: (string | undefined)[] = [];
  const end = client.auth.onChange((session) => seen.push(session?.email));
  await client.auth.sendCode(` ${owner.email.toUpperCase()} `);
  const code = await codeFor(owner.email, 0);
  // As people type it from a mail.
  const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
  expect(await client.auth.verifyCode(owner.email, spaced)).toEqual({
    email: owner.email,
    offline: false,
  });
  expect(await client.me()).toMatchObject({ name: owner.name, role: 'owner' });
  const reloaded = createStaffClient(testCompany, site.url);
  expect(await reloaded.auth.session()).toEqual({ email: owner.email, offline: false });
  expect(await reloaded.people()).toHaveLength(2);
  await client.auth.signOut();
  expect(await client.auth.session()).toBeNull();
  expect([...stored.keys()]).toEqual([]);
  expect(seen).toContain(owner.email);
  expect(seen.at(-1)).toBeUndefined();
  end();
});

test('a wrong code and too many requests have words of their own', async () => {
  const client = createStaffClient(testCompany, site.url);
  await expect(client.auth.verifyCode(owner.email, '000000')).rejects.toMatchObject({
    kind: 'invalid',
    field: 'code',
  });
  await expect(client.auth.sendCode('no address')).rejects.toMatchObject({
    kind: 'invalid',
    field: 'email',
  });
});

test('a visit goes from the board to a finished job', async () => {
  const client = await signedIn(owner.email);
  const by = await bookVisit(site, { preferredDate: dateIn(9) });
  await createBackendClient(testCompany, site.url).uploadPhoto(
    by,
    new Blob([new Uint8Array(jpeg())], { type: 'image/jpeg' }),
    crypto.randomUUID(),
  );
  const board = (await client.board({ from: dateIn(9), days: 1 })) as Board;
  const { revision, visits } = board;
  expect(await client.board({ from: dateIn(9), days: 1, seen: revision })).toEqual({
    revision,
    unchanged: true,
  });
  const [photo] = visits[0]?.photos ?? [];
  expect((await client.readPhoto({ path: photo?.path ?? '' })).type).toBe('image/jpeg');
  await expect(client.readPhoto({ path: `${crypto.randomUUID()}.jpg` })).rejects.toMatchObject({
    status: 404,
  });
  const given = await client.assign(by.id, pat.email, { version: 1 });
  expect(given.technician).toEqual({ email: pat.email, name: pat.name });
  const late = await client.setState(by.id, 'confirmed', { version: 1 }).catch((error) => error);
  expect([isChangedMeanwhile(late), late.message]).toEqual([
    true,
    'Olive Owner gave this visit to Pat Sample a moment ago.',
  ]);
  const to = { date: dateIn(10), time: '2-4 PM' };
  expect(await client.move(by.id, to, { version: 2 })).toMatchObject({ state: 'confirmed' });
  expect(await client.addNote(by.id, 'Ring twice')).toMatchObject({
    notes: [{ text: 'Ring twice', by: 'Olive Owner' }],
  });
  expect(await client.setState(by.id, 'on_the_way')).toMatchObject({ version: 4 });
  expect(await client.complete(by.id, { totalCost: 99 }, { version: 4 })).toMatchObject({
    totalCost: 99,
    technicianName: pat.name,
  });
  expect((await client.visit(by.id)).history.map(({ state }) => state)).toEqual([
    'requested',
    'assigned',
    'moved',
    'on_the_way',
    'done',
  ]);
  expect(await client.findCustomers(by.id)).toMatchObject([{ name: 'Ada Example', visits: 1 }]);
  expect((await client.customer('7135550142')).records).toHaveLength(1);
  expect(await client.exportCustomer('7135550142')).toMatchObject({ phone: '7135550142' });
  expect(await client.exportAppointments(dateIn(10), dateIn(10))).toMatchObject([{ cost: 99 }]);
  expect(await client.eraseCustomer('7135550142')).toEqual({ anonymised: 1, deleted: 1 });
});

test('the owner sets windows, people, retention and newsletter', async () => {
  const client = await signedIn(owner.email);
  const day = dateIn(12);
  const closed = await client.setWindow({ date: day, time: null, capacity: 0 });
  expect(closed).toMatchObject({ day: { closed: true }, toMove: [] });
  await client.setWindow({ date: day, time: null, capacity: null });
  expect((await client.setHoliday(day, 'Inventory')).day.holiday).toBe('Inventory');
  await client.setHoliday(day, null);
  expect(await client.setDaysAhead(45)).toBe(45);
  expect(await client.setUsualCapacity('10-12', 4)).toContainEqual({ time: '10-12', capacity: 4 });
  expect(await client.calendar({ from: day, days: 2 })).toMatchObject({ daysAhead: 45 });
  expect(await client.retention()).toEqual({ months: 24, confirmed: true });
  expect(await client.setRetention(36)).toEqual({ months: 36, confirmed: true });
  const helper = { email: 'hal@testing.example', name: 'Hal', role: 'technician' } as const;
  expect(await client.savePerson({ ...helper, areas: ['77002'], phone: '713-555-0142' })).toEqual({
    ...helper,
    language: 'en',
    areas: ['77002'],
    phone: '7135550142',
    ...{ workingDays: [1, 2, 3, 4, 5, 6, 7], timeOff: [], speaks: ['en'] },
  });
  expect(await client.removePerson(helper.email)).toEqual({ unassigned: 0 });
  await expect(client.removePerson(owner.email)).rejects.toMatchObject({
    status: 409,
    field: 'email',
  });
  expect(await client.newsletterStatus()).toEqual({
    ...{ subscribers: 0, inSpanish: 0, lastSent: null },
  });
  const letter = { subject: 'Hello', text: 'Text', url: '' };
  const idempotencyKey = crypto.randomUUID();
  expect(await client.sendNewsletter({ ...letter, idempotencyKey })).toEqual({ queued: 0 });
  expect(Array.isArray(await client.mails())).toBe(true);
  await expect(client.sendAgain(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
});

test('without a network the person is still known, and signing out empties the phone', async () => {
  const gone = await startSite('embedded', { mail: { pollMs: 50 } });
  const here = site;
  site = gone;
  await addPeople(gone, pat);
  const client = await signedIn(pat.email).finally(() => (site = here));
  await gone.close();
  const session = JSON.parse(stored.get(sessionKey) ?? '{}') as object;
  // The token has expired, and no server renews it. supabase-js prints each attempt, and goes on when
  // this test is over, so a mock that jest restores would not be enough.
  console.error = () => undefined;
  stored.set(sessionKey, JSON.stringify({ ...session, expires_at: 1 }));
  // At once and without waiting for supabase-js, which tries for half a minute: then signing out would
  // find no session.
  await Promise.all([
    expect(client.auth.session()).resolves.toEqual({ email: pat.email, offline: true }),
    expect(client.me()).rejects.toMatchObject({ status: 0 }),
    expect(client.readPhoto({ path: 'a.jpg' })).rejects.toMatchObject({ status: 0 }),
  ]);
  await expect(client.auth.signOut()).rejects.toMatchObject({ kind: 'unreachable' });
  expect([...stored.keys()]).toEqual([]);
  expect(await client.auth.session()).toBeNull();
});

describe('a token that expires without a network', () => {
  const { fetch } = globalThis;
  const { now } = Date;
  afterEach(() => Object.assign(globalThis, { fetch }) && Object.assign(Date, { now }));

  /** Ends the renewals of supabase-js at the first attempt, as after half a minute. */
  function loseNetwork() {
    let passedMs = 0;
    Date.now = () => now() + passedMs;
    globalThis.fetch = () => {
      passedMs += 31_000;
      return Promise.reject(new TypeError('no network'));
    };
    return { later: (ms: number) => void (passedMs += ms) };
  }
  const expire = () => {
    const session = JSON.parse(stored.get(sessionKey) ?? '{}') as object;
    stored.set(sessionKey, JSON.stringify({ ...session, expires_at: 1 }));
  };

  test('does not sign the person out when the network is back', async () => {
    const client = await signedIn(pat.email);
    expire();
    const { later } = loseNetwork();
    await expect(client.me()).rejects.toMatchObject({ status: 0 });
    globalThis.fetch = fetch;
    // supabase-js has stored the failure; a call with the public key would get 401.
    await expect(client.me()).rejects.toMatchObject({ status: 0 });
    await expect(client.readPhoto({ path: 'a.jpg' })).rejects.toMatchObject({ status: 0 });
    later(61_000);
    expect(await client.me()).toMatchObject({ email: pat.email });
  });

  test('is the end of a session that the server has ended', async () => {
    const client = await signedIn(pat.email);
    expire();
    const session = JSON.parse(stored.get(sessionKey) ?? '{}') as object;
    stored.set(sessionKey, JSON.stringify({ ...session, refresh_token: 'ended' }));
    await expect(client.me()).rejects.toMatchObject({ status: 401 });
    expect(await client.auth.session()).toBeNull();
  });
});
