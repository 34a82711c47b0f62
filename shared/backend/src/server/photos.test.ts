import fs, { readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { maxPhotoBytes } from '@site/data-types/appointment';
import { createBackendClient } from '../client';
import { bucket, photoFunction, readPath, uploadPath } from '../photos/bucket';
import { testCompany } from '../testing/company';
import { jpeg, png, position, webp } from '../testing/pictures';
import { databaseKinds, dateIn, eventually, type Site, startSite } from '../testing/site';
import { ask, bookVisit, type Key, view } from '../testing/visits';

interface Place {
  status: string;
  path: string;
  token: string;
  photoId: string;
}

describe.each(databaseKinds)('photos on the %s database', (kind) => {
  let site: Site;
  const logged: string[] = [];
  beforeAll(async () => (site = await startSite(kind, { log: (line) => logged.push(line) })));
  afterAll(() => site?.close());
  afterEach(() => jest.restoreAllMocks());

  let phones = 0;
  const book = () =>
    bookVisit(site, {
      phone: `71355${String(30000 + phones)}`,
      email: `photo${phones++}@example.com`,
      preferredDate: dateIn(2 + phones),
    });
  const client = () => createBackendClient(testCompany, site.url);
  const blob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type });
  const files = () => readdirSync(join(site.dataDir, 'photos'));
  const post = (body: object, headers: object = {}) =>
    fetch(`${site.url}${photoFunction}`, {
      method: 'POST',
      headers: { ...headers },
      body: JSON.stringify(body),
    });
  const reserve = async (by: object, type = 'image/png', size = png().length) =>
    (await (await post({ by, type, size })).json()) as Place;
  const put = (
    { path, token }: Pick<Place, 'path' | 'token'>,
    bytes: Uint8Array,
    type = 'image/png',
  ) =>
    fetch(`${site.url}${uploadPath}${path}?token=${token}`, {
      method: 'PUT',
      headers: { 'Content-Type': type },
      body: new Uint8Array(bytes),
    });
  const read = (path: string, token?: string) =>
    fetch(
      `${site.url}${readPath}${path}`,
      token ? { headers: { Authorization: `Bearer ${token}` } } : {},
    );
  const staffToken = () => site.token({ app_metadata: { role: 'staff' } });
  const pathsOf = async ({ id }: Key) => {
    const { data } = await site.staff().rpc('appointment_photos', { appointment_id: id });
    return (data as { path: string; type: string }[]).map(({ path }) => path);
  };

  test.each([
    ['image/jpeg', jpeg()],
    ['image/png', png()],
    ['image/webp', webp()],
  ])(
    '%s is stored without its position, for staff alone, and can be removed',
    async (type, bytes) => {
      const by = await book();
      const answer = await client().uploadPhoto(by, blob(bytes, type));
      if (answer.status !== 'saved') throw new Error(answer.status);
      const { photos } = answer.appointment;
      expect(photos).toEqual([{ id: expect.any(String), at: expect.stringMatching(/Z$/) }]);
      const [path = ''] = await pathsOf(by);
      expect(statSync(join(site.dataDir, 'photos', path)).mode & 0o777).toBe(0o600);
      const response = await read(path, await staffToken());
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const stored = Buffer.from(await response.arrayBuffer());
      expect(stored.length).toBeGreaterThan(20);
      expect(stored.toString('latin1')).not.toContain(position);
      expect((await read(path)).status).toBe(401);
      expect((await read(path, await site.token({}))).status).toBe(403);
      expect((await read(path, by.key)).status).toBe(401);
      const removed = await client().removePhoto(by, photos[0]?.id ?? '');
      expect(removed).toMatchObject({ status: 'saved', appointment: { photos: [] } });
      expect((await read(path, await staffToken())).status).toBe(404);
      await eventually('the file is gone', () => !files().includes(path));
    },
  );

  test('the client of Supabase can put a blob, too', async () => {
    const by = await book();
    const { path, token } = await reserve(by);
    const { error } = await site
      .client()
      .storage.from(bucket)
      .uploadToSignedUrl(path, token, blob(png(), 'image/png'), { contentType: 'image/png' });
    expect(error).toBeNull();
    expect((await view(site, by)).photos).toHaveLength(1);
  });

  test('five photos, also of ten at once', async () => {
    const by = await book();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        client()
          .uploadPhoto(by, blob(png(), 'image/png'))
          .catch(() => ({ status: 'pushed out' })),
      ),
    );
    expect(answers.filter(({ status }) => status === 'saved').length).toBeLessThanOrEqual(5);
    for (let n = 0; n < 5; n++) await client().uploadPhoto(by, blob(png(), 'image/png'));
    expect((await view(site, by)).photos).toHaveLength(5);
    expect(await client().uploadPhoto(by, blob(png(), 'image/png'))).toEqual({ status: 'full' });
    expect(await pathsOf(by)).toHaveLength(5);
  });

  test('a file that is no photo has its own answer and leaves nothing; the others go on', async () => {
    const by = await book();
    const before = files().length;
    const svg = blob(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'image/svg+xml');
    const disguised = blob(
      new TextEncoder().encode('<!doctype html><script>1</script>'),
      'image/jpeg',
    );
    for (const photo of [
      svg,
      disguised,
      blob(png(), 'image/jpeg'),
      blob(new Uint8Array(), 'image/png'),
    ])
      expect(await client().uploadPhoto(by, photo)).toEqual({ status: 'not_an_image' });
    expect(
      await client().uploadPhoto(by, blob(new Uint8Array(maxPhotoBytes + 1), 'image/png')),
    ).toEqual({
      status: 'too_large',
    });
    expect(await reserve(by, 'image/png', maxPhotoBytes + 1)).toEqual({ status: 'too_large' });
    expect(files()).toHaveLength(before);
    expect((await client().uploadPhoto(by, blob(jpeg(1_000_000), 'image/jpeg'))).status).toBe(
      'saved',
    );
    expect(files()).toHaveLength(before + 1);
  });

  test('more bytes than were reserved are refused, and fewer', async () => {
    const by = await book();
    const large = await put(await reserve(by), new Uint8Array(maxPhotoBytes + 1));
    expect([large.status, await large.json()]).toEqual([422, { error: 'too_large' }]);
    const more = await put(await reserve(by), Buffer.concat([png(), png()]));
    expect([more.status, await more.json()]).toEqual([422, { error: 'too_large' }]);
    const fewer = await put(await reserve(by), png().subarray(0, 50));
    expect([fewer.status, await fewer.json()]).toEqual([422, { error: 'not_an_image' }]);
    const otherType = await put(await reserve(by, 'image/jpeg'), png());
    expect([otherType.status, await otherType.json()]).toEqual([422, { error: 'not_an_image' }]);
    expect(files()).toEqual(files().filter((name) => !name.endsWith('.part')));
    expect((await view(site, by)).photos).toEqual([]);
  });

  test('an upload needs its own token, once', async () => {
    const by = await book();
    const mine = await reserve(by);
    const other = await reserve(await book());
    expect((await put({ ...mine, token: '' }, png())).status).toBe(403);
    expect((await put({ ...mine, token: other.token }, png())).status).toBe(403);
    expect(
      (await put({ path: `${crypto.randomUUID()}.png`, token: mine.token }, png())).status,
    ).toBe(403);
    expect((await put(mine, png())).status).toBe(200);
    expect((await put(mine, png())).status).toBe(403);
    expect((await view(site, by)).photos).toHaveLength(1);
  });

  test.each([
    '../staff.key',
    '..%2Fstaff.key',
    '%2e%2e/staff.key',
    'a/../../staff.key',
    '..\\staff.key',
    'x.png',
    `${crypto.randomUUID()}.svg`,
    `${crypto.randomUUID()}.png%00`,
    `${crypto.randomUUID()}.png/..`,
    '',
  ])('the path %j leads nowhere', async (path) => {
    const token = await staffToken();
    for (const method of ['PUT', 'GET']) {
      const prefix = method === 'PUT' ? uploadPath : readPath;
      const response = await rawRequest(site.url, method, `${prefix}${path}?token=x`, token);
      expect([method, response]).toEqual([
        method,
        expect.stringMatching(/^HTTP\/1\.1 (404|501|403)/),
      ]);
    }
    expect(readdirSync(site.dataDir)).toContain('staff.key');
  });

  test('a wrong key gets no place, and the answer is that of an unknown number', async () => {
    const by = await book();
    const unknown = { status: 'unknown' };
    expect(await reserve({ id: by.id, key: `${by.key.slice(1)}A` })).toEqual(unknown);
    expect(await reserve({ id: 'APT-000000', key: by.key })).toEqual(unknown);
    const { photoId } = await reserve(by);
    const check = async (proof: object) => (await post({ by: proof, photoId })).json();
    expect(await check(await book())).toEqual({ status: 'not_an_image' });
    expect(await check({ id: by.id, key: 'x' })).toEqual(unknown);
    expect((await post({ by, photoId })).status).toBe(503);
  });

  test('a flood of uploads is refused', async () => {
    const by = await book();
    for (let n = 0; n < 30; n++)
      expect((await post({ by, type: 'image/png', size: 60 })).status).toBe(200);
    expect((await post({ by, type: 'image/png', size: 60 })).status).toBe(429);
  });

  test('a full disk is a clear refusal that may be repeated, and leaves nothing', async () => {
    const by = await book();
    const before = files();
    const write = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    await expect(client().uploadPhoto(by, blob(png(), 'image/png'))).rejects.toMatchObject({
      kind: 'unreachable',
      status: 507,
    });
    write.mockRestore();
    expect(files()).toEqual(before);
    expect(logged.join('\n')).toContain('There is no room for photos on this disk');
    expect((await client().uploadPhoto(by, blob(png(), 'image/png'))).status).toBe('saved');
  });

  test('files without a photo are removed', async () => {
    const by = await book();
    await client().uploadPhoto(by, blob(png(), 'image/png'));
    const stray = `${crypto.randomUUID()}.png`;
    writeFileSync(join(site.dataDir, 'photos', stray), 'x');
    writeFileSync(join(site.dataDir, 'photos', `${stray}.ab.part`), 'x');
    // Any removal looks for them.
    await ask(site, 'remove_photo', { by, photo_id: crypto.randomUUID() });
    await eventually('they are gone', () => !files().some((name) => name.startsWith(stray)));
    expect(files()).toEqual(expect.arrayContaining(await pathsOf(by)));
  });
});

/** Sends a path as it is written; fetch would shorten it. @returns the first line of the answer */
function rawRequest(url: string, method: string, path: string, token: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.once('data', (data: Buffer) => {
      socket.destroy();
      resolve(data.toString().split('\r\n', 1)[0] ?? '');
    });
    socket.once('error', reject);
  });
}
