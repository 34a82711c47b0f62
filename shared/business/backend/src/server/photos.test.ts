import fs, { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxPhotoBytes, maxPhotos } from '@site/data-types/appointment';
import { createBackendClient } from '@site/client';
import { bucket } from '@site/client/photo-bucket';
import { testCompany } from '@site/client/testing/company';
import { jpeg, png, position, webp } from '../testing/pictures';
import { databaseKinds, eventually, type Site, startSite } from '../testing/site';
import { uploadsOf } from '../testing/uploads';
import { ask, type Key, view } from '../testing/visits';

describe.each(databaseKinds)('photos on the %s database', (kind) => {
  let site: Site;
  let uploads: ReturnType<typeof uploadsOf>;
  const logged: string[] = [];
  beforeAll(async () => {
    site = await startSite(kind, { log: (line) => logged.push(line) });
    uploads = uploadsOf(site);
  });
  afterAll(() => site?.close());
  afterEach(() => jest.restoreAllMocks());

  const client = () => createBackendClient(testCompany, site.url);
  const upload = (by: Key, photo: Blob, id: string = crypto.randomUUID()) =>
    client().uploadPhoto(by, photo, id);
  const blob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type });
  const files = () => readdirSync(join(site.dataDir, 'photos'));
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
      const by = await uploads.book();
      const answer = await upload(by, blob(bytes, type));
      if (answer.status !== 'saved') throw new Error(answer.status);
      const { photos } = answer.appointment;
      expect(photos).toEqual([{ id: expect.any(String), at: expect.stringMatching(/Z$/) }]);
      const [path = ''] = await pathsOf(by);
      expect(statSync(join(site.dataDir, 'photos', path)).mode & 0o777).toBe(0o600);
      const response = await uploads.read(path, await uploads.staffToken());
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const stored = Buffer.from(await response.arrayBuffer());
      expect(stored.length).toBeGreaterThan(20);
      expect(stored.toString('latin1')).not.toContain(position);
      expect((await uploads.read(path)).status).toBe(401);
      expect((await uploads.read(path, await site.token({}))).status).toBe(403);
      expect((await uploads.read(path, by.key)).status).toBe(401);
      const removed = await client().removePhoto(by, photos[0]?.id ?? '');
      expect(removed).toMatchObject({ status: 'saved', appointment: { photos: [] } });
      expect((await uploads.read(path, await uploads.staffToken())).status).toBe(404);
      await eventually('the file is gone', () => !files().includes(path));
    },
  );

  test.each(['arrives', 'gets lost'])(
    'a photo whose confirmation %s without an answer is stored once',
    async (fate) => {
      const by = await uploads.book();
      const id = crypto.randomUUID();
      const before = files().length;
      const { fetch: send } = globalThis;
      jest.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
        const { body } = args[1] ?? {};
        const isCheck = typeof body === 'string' && /photoId/.test(body) && !/size/.test(body);
        if (!isCheck) return send(...args);
        if (fate === 'arrives') await send(...args);
        throw new TypeError('fetch failed');
      });
      const photo = blob(jpeg(), 'image/jpeg');
      const repeat = () => upload(by, photo, id);
      await expect(repeat()).rejects.toMatchObject({ kind: 'unreachable' });
      const photos = [{ id, at: expect.stringMatching(/Z$/) }];
      expect(await repeat()).toMatchObject({ status: 'saved', appointment: { photos } });
      expect(await repeat()).toMatchObject({ status: 'saved', appointment: { photos } });
      expect(files()).toHaveLength(before + 1);
      jest.restoreAllMocks();
      expect((await upload(by, photo)).status).toBe('saved');
      expect(files()).toHaveLength(before + 2);
    },
  );

  test('an upload that is repeated while the first one runs is stored once', async () => {
    const by = await uploads.book();
    const photoId = crypto.randomUUID();
    const first = await uploads.reserve(by, 'image/png', png().length, photoId);
    const second = await uploads.reserve(by, 'image/png', png().length, photoId);
    expect(second.path).not.toBe(first.path);
    expect((await uploads.put(first, png())).status).toBe(403);
    expect((await uploads.put(second, png())).status).toBe(200);
    expect(await uploads.reserve(by, 'image/png', png().length, photoId)).toMatchObject({
      status: 'saved',
      appointment: { photos: [{ id: photoId }] },
    });
    expect(await pathsOf(by)).toEqual([second.path]);
  });

  test('the client of Supabase can put a blob, too', async () => {
    const by = await uploads.book();
    const { path, token } = await uploads.reserve(by);
    const { error } = await site
      .client()
      .storage.from(bucket)
      .uploadToSignedUrl(path, token, blob(png(), 'image/png'), { contentType: 'image/png' });
    expect(error).toBeNull();
    expect((await view(site, by)).photos).toHaveLength(1);
  });

  test('a preview that is no small picture is left out, and the photo is stored', async () => {
    const by = await uploads.book();
    const photo = blob(jpeg(), 'image/jpeg');
    const huge = Buffer.alloc(20_000, 1).toString('base64');
    for (const preview of [
      'data:text/html;base64,PGI+',
      'data:image/jpeg;base64,PGI+',
      `data:image/jpeg;base64,${huge}`,
    ])
      expect(await client().uploadPhoto(by, photo, crypto.randomUUID(), preview)).toMatchObject({
        status: 'saved',
      });
    const { data } = await site.staff().rpc('visit_previews', { appointment_id: by.id });
    expect(data).toEqual({});
    expect(await pathsOf(by)).toHaveLength(3);
  });

  test('a hosted function of an older release, which takes no preview, gets the photo', async () => {
    const by = await uploads.book();
    const { fetch: send } = globalThis;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (...args) =>
        /"preview"/.test(String(args[1]?.body))
          ? Response.json({ message: 'The body cannot be read' }, { status: 400 })
          : send(...args),
      );
    const preview = `data:image/jpeg;base64,${Buffer.from(jpeg()).toString('base64')}`;
    const photo = blob(jpeg(), 'image/jpeg');
    const answer = await client().uploadPhoto(by, photo, crypto.randomUUID(), preview);
    expect(answer).toMatchObject({ status: 'saved', appointment: { photos: [{}] } });
  });

  test('as many photos as the form offers, also of ten at once', async () => {
    const by = await uploads.book();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        upload(by, blob(png(), 'image/png')).catch(() => ({ status: 'pushed out' })),
      ),
    );
    const saved = answers.filter(({ status }) => status === 'saved');
    expect(saved.length).toBeGreaterThan(0);
    expect(saved.length).toBeLessThanOrEqual(maxPhotos);
    for (let n = 0; n < maxPhotos; n++) await upload(by, blob(png(), 'image/png'));
    expect((await view(site, by)).photos).toHaveLength(maxPhotos);
    expect(await upload(by, blob(png(), 'image/png'))).toEqual({ status: 'full' });
    expect(await pathsOf(by)).toHaveLength(maxPhotos);
  });

  test('a file that is no photo has its own answer and leaves nothing; the others go on', async () => {
    const by = await uploads.book();
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
      expect(await upload(by, photo)).toEqual({ status: 'not_an_image' });
    expect(await upload(by, blob(new Uint8Array(maxPhotoBytes + 1), 'image/png'))).toEqual({
      status: 'too_large',
    });
    expect(await uploads.reserve(by, 'image/png', maxPhotoBytes + 1)).toEqual({
      status: 'too_large',
    });
    expect(files()).toHaveLength(before);
    expect((await upload(by, blob(jpeg(1_000_000), 'image/jpeg'))).status).toBe('saved');
    expect(files()).toHaveLength(before + 1);
  });

  test('a full disk is a clear refusal that may be repeated, and leaves nothing', async () => {
    const by = await uploads.book();
    const before = files();
    const write = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    await expect(upload(by, blob(png(), 'image/png'))).rejects.toMatchObject({
      kind: 'unreachable',
      status: 507,
    });
    write.mockRestore();
    expect(files()).toEqual(before);
    expect(logged.join('\n')).toContain('There is no room for photos on this disk');
    expect((await upload(by, blob(png(), 'image/png'))).status).toBe('saved');
  });

  test('files without a photo are removed', async () => {
    const by = await uploads.book();
    await upload(by, blob(png(), 'image/png'));
    const stray = `${crypto.randomUUID()}.png`;
    writeFileSync(join(site.dataDir, 'photos', stray), 'x');
    const unfinished = join(site.dataDir, 'photos', `${stray}.ab.part`);
    writeFileSync(unfinished, 'x');
    utimesSync(unfinished, 0, 0);
    const beingWritten = `${crypto.randomUUID()}.png.cd.part`;
    writeFileSync(join(site.dataDir, 'photos', beingWritten), 'x');
    // Any removal looks for them.
    await ask(site, 'remove_photo', { by, photo_id: crypto.randomUUID() });
    await eventually('they are gone', () => !files().some((name) => name.startsWith(stray)));
    expect(files()).toContain(beingWritten);
    expect(files()).toEqual(expect.arrayContaining(await pathsOf(by)));
  });
});
