import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { maxPhotoBytes } from '@site/data-types/appointment';
import { readPath, uploadPath } from '@site/client/photo-bucket';
import { png } from '../testing/pictures';
import { databaseKinds, type Site, startSite } from '../testing/site';
import { uploadsOf } from '../testing/uploads';
import { view } from '../testing/visits';

describe.each(databaseKinds)('uploads of strangers on the %s database', (kind) => {
  let site: Site;
  let uploads: ReturnType<typeof uploadsOf>;
  beforeAll(async () => {
    site = await startSite(kind);
    uploads = uploadsOf(site);
  });
  afterAll(() => site?.close());

  const files = () => readdirSync(join(site.dataDir, 'photos'));

  test('more bytes than were reserved are refused, and fewer', async () => {
    const by = await uploads.book();
    const large = await uploads.put(await uploads.reserve(by), new Uint8Array(maxPhotoBytes + 1));
    expect([large.status, await large.json()]).toEqual([422, { error: 'too_large' }]);
    const more = await uploads.put(await uploads.reserve(by), Buffer.concat([png(), png()]));
    expect([more.status, await more.json()]).toEqual([422, { error: 'too_large' }]);
    const fewer = await uploads.put(await uploads.reserve(by), png().subarray(0, 50));
    expect([fewer.status, await fewer.json()]).toEqual([422, { error: 'not_an_image' }]);
    const otherType = await uploads.put(await uploads.reserve(by, 'image/jpeg'), png());
    expect([otherType.status, await otherType.json()]).toEqual([422, { error: 'not_an_image' }]);
    expect(files()).toEqual([]);
    expect((await view(site, by)).photos).toEqual([]);
  });

  test('an upload needs its own token, once', async () => {
    const by = await uploads.book();
    const mine = await uploads.reserve(by);
    const other = await uploads.reserve(await uploads.book());
    expect((await uploads.put({ ...mine, token: '' }, png())).status).toBe(403);
    expect((await uploads.put({ ...mine, token: other.token }, png())).status).toBe(403);
    expect(
      (await uploads.put({ path: `${crypto.randomUUID()}.png`, token: mine.token }, png())).status,
    ).toBe(403);
    expect((await uploads.put(mine, png())).status).toBe(200);
    expect((await uploads.put(mine, png())).status).toBe(403);
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
    const token = await uploads.staffToken();
    const key = readFileSync(join(site.dataDir, 'staff.key'));
    for (const method of ['PUT', 'GET']) {
      const prefix = method === 'PUT' ? uploadPath : readPath;
      const line = await rawRequest(site.url, method, `${prefix}${path}?token=x`, token);
      expect([method, line]).toEqual([method, 'HTTP/1.1 404 Not Found']);
    }
    expect(readFileSync(join(site.dataDir, 'staff.key'))).toEqual(key);
    expect(readdirSync(site.dataDir)).not.toContain('x.png');
  });

  test('a wrong key gets no place, and the answer is that of an unknown number', async () => {
    const by = await uploads.book();
    const unknown = { status: 'unknown' };
    expect(await uploads.reserve({ id: by.id, key: `${by.key.slice(1)}A` })).toEqual(unknown);
    expect(await uploads.reserve({ id: 'APT-000000', key: by.key })).toEqual(unknown);
    const photoId = crypto.randomUUID();
    await uploads.reserve(by, 'image/png', 60, photoId);
    const check = async (proof: object) => (await uploads.post({ by: proof, photoId })).json();
    expect(await check(await uploads.book())).toEqual({ status: 'not_an_image' });
    expect(await check({ id: by.id, key: 'x' })).toEqual(unknown);
    expect((await uploads.post({ by, photoId })).status).toBe(503);
  });

  test('a flood of uploads is refused', async () => {
    const by = await uploads.book();
    const reserve = () =>
      uploads.post({ by, photoId: crypto.randomUUID(), type: 'image/png', size: 60 });
    for (let n = 0; n < 30; n++) expect((await reserve()).status).toBe(200);
    expect((await reserve()).status).toBe(429);
  });

  test.each([undefined, null, 7, '', 'x', `${crypto.randomUUID()}x`, '../../../staff.key'])(
    'an id that is none (%j) is refused',
    async (photoId) => {
      const by = await uploads.book();
      const response = await uploads.post({ by, photoId, type: 'image/png', size: 60 });
      expect([response.status, await response.json()]).toEqual([
        422,
        expect.objectContaining({ details: 'photoId' }),
      ]);
    },
  );

  test('the id of a photo of another appointment is free', async () => {
    const photoId = crypto.randomUUID();
    for (const by of [await uploads.book(), await uploads.book()]) {
      const place = await uploads.reserve(by, 'image/png', png().length, photoId);
      expect((await uploads.put(place, png())).status).toBe(200);
      expect((await view(site, by)).photos).toMatchObject([{ id: photoId }]);
    }
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
