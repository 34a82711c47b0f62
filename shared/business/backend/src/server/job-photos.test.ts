import { jpeg, png } from '../testing/pictures';
import { databaseKinds, eventually, type Site, startSite } from '../testing/site';
import { uploadsOf } from '../testing/uploads';
import { type Key, view } from '../testing/visits';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Shown {
  id: string;
  path: string;
  shows: string | null;
  by: string | null;
}

describe.each(databaseKinds)('photos by staff, on the %s database', (kind) => {
  let site: Site;
  let uploads: ReturnType<typeof uploadsOf>;
  const person = (email: string) => site.client({ email, amr: [{ method: 'otp' }] });
  const maria = () => person('maria@testing.example');
  const pat = () => person('pat@testing.example');
  const olive = () => person('olive@testing.example');

  beforeAll(async () => {
    site = await startSite(kind);
    uploads = uploadsOf(site);
    const save = (email: string, name: string, role: string) =>
      site.staff().rpc('save_person', { email, name, role });
    await save('olive@testing.example', 'Olive Owner', 'owner');
    await save('maria@testing.example', 'Maria Lopez', 'technician');
    await save('pat@testing.example', 'Pat Sample', 'technician');
  });
  afterAll(() => site?.close());

  /** A visit of Maria's. */
  async function book(): Promise<Key> {
    const by = await uploads.book();
    await site
      .staff()
      .rpc('assign_technician', { appointment_id: by.id, email: 'maria@testing.example' });
    return by;
  }
  const passFor = async (client: ReturnType<typeof maria>, { id }: Key, shows: string) => {
    const { data, error } = await client.rpc('photo_pass', { appointment_id: id, shows });
    if (error) throw new Error(error.message);
    return { id, pass: (data as { pass: string }).pass };
  };
  async function add(by: object): Promise<{ status: string; answer: unknown }> {
    const photoId = crypto.randomUUID();
    const place = await uploads.reserve(by, 'image/png', png().length, photoId);
    if (place.status !== 'ready') return { status: place.status, answer: place };
    await uploads.put(place, png());
    const answer = (await (await uploads.post({ by, photoId })).json()) as { status: string };
    return { status: answer.status, answer };
  }
  const photosOf = async ({ id }: Key) => {
    const { data } = await olive().rpc('staff_visit', { appointment_id: id });
    return (data as { photos: Shown[] }).photos;
  };

  test('a technician adds photos before and after the work, also when it is done; the customer sees none', async () => {
    const by = await book();
    const before = await add(await passFor(maria(), by, 'before'));
    // The answer to staff has no key of the customer's page.
    expect(before.answer).toEqual({ status: 'saved' });
    await add(by);
    const { error } = await maria().rpc('complete_appointment', {
      appointment_id: by.id,
      completion: { laborDescription: 'Changed the belt', laborCost: '$90', paid: 'cash' },
    });
    expect(error).toBeNull();
    await add(await passFor(maria(), by, 'after'));
    await add(await passFor(maria(), by, 'signature'));
    expect((await photosOf(by)).map(({ shows, by: taken }) => [shows, taken])).toEqual([
      ['before', 'Maria Lopez'],
      [null, null],
      ['after', 'Maria Lopez'],
      ['signature', 'Maria Lopez'],
    ]);
    expect((await view(site, by)).photos).toHaveLength(1);
    const [first] = await photosOf(by);
    const path = first?.path ?? '';
    expect((await uploads.read(path, await uploads.staffToken())).status).toBe(200);
    const other = await site.token({ email: 'pat@testing.example', amr: [{ method: 'otp' }] });
    expect((await uploads.read(path, other)).status).toBe(404);
  });

  test('a customer cannot remove a photo of staff, nor another technician; who took it and owners can', async () => {
    const by = await book();
    await add(await passFor(maria(), by, 'before'));
    await add(await passFor(olive(), by, 'after'));
    const [before, after] = await photosOf(by);
    await site.client().rpc('remove_photo', { by, photo_id: before?.id });
    expect(await photosOf(by)).toHaveLength(2);
    const remove = (client: ReturnType<typeof maria>, photo?: Shown) =>
      client.rpc('remove_job_photo', { appointment_id: by.id, photo_id: photo?.id });
    expect((await remove(pat(), before)).error?.message).toBe('not_yours');
    await remove(maria(), after);
    expect(await photosOf(by)).toHaveLength(2);
    await remove(maria(), before);
    await remove(olive(), after);
    expect(await photosOf(by)).toEqual([]);
    const files = () => readdirSync(join(site.dataDir, 'photos'));
    await eventually('the files are gone', () => !files().includes(after?.path ?? 'x'));
  });

  test('an owner removes no photo of the customer', async () => {
    const by = await book();
    await add(by);
    const [photo] = await photosOf(by);
    await olive().rpc('remove_job_photo', { appointment_id: by.id, photo_id: photo?.id });
    expect(await photosOf(by)).toHaveLength(1);
  });

  test('a pass is for one visit of one’s own', async () => {
    const by = await book();
    await expect(passFor(pat(), by, 'before')).rejects.toThrow('not_yours');
    await expect(passFor(maria(), by, 'receipt')).rejects.toThrow('unknown_photo');
    expect(
      (await site.client().rpc('photo_pass', { appointment_id: by.id, shows: 'after' })).error,
    ).toBeTruthy();
    const other = await book();
    const pass = await passFor(maria(), by, 'before');
    // The pass decides, not the number next to it.
    await add({ ...pass, id: other.id });
    expect(await photosOf(other)).toEqual([]);
    expect(await photosOf(by)).toHaveLength(1);
    for (const forged of ['', 'x', pass.pass.slice(1), 7, null, { a: 1 }]) {
      const answer = await uploads.post({
        by: { id: by.id, pass: forged },
        ...{ photoId: crypto.randomUUID(), type: 'image/png', size: 10 },
      });
      expect(answer.status).toBe(422);
    }
  });

  test('the pass of a person who has left the staff is none', async () => {
    const by = await book();
    const pass = await passFor(maria(), by, 'before');
    const { error } = await site.staff().rpc('remove_person', { email: 'maria@testing.example' });
    expect(error).toBeNull();
    const answer = await uploads.post({
      by: pass,
      ...{ photoId: crypto.randomUUID(), type: 'image/png', size: png().length },
    });
    expect(answer.status).toBe(422);
    await site.staff().rpc('save_person', {
      ...{ email: 'maria@testing.example', name: 'Maria Lopez', role: 'technician' },
    });
  });

  test('photos of staff take no place from the customer’s', async () => {
    const by = await book();
    for (let n = 0; n < 7; n++) await add(await passFor(maria(), by, 'before'));
    expect((await add(by)).status).toBe('saved');
    expect(await photosOf(by)).toHaveLength(8);
    // A picture that is none is refused like a customer's.
    const pass = await passFor(maria(), by, 'after');
    const place = await uploads.reserve(pass, 'image/png', jpeg().length);
    expect((await uploads.put(place, jpeg())).status).toBe(422);
  });
});
