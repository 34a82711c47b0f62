/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { customerArchive } from './customer-archive';

const photo = { id: 'p', path: 'a/b', type: 'image/jpeg', size: 3, at: '' };
const exported = {
  ...{ phone: '7135550142', exportedAt: '2026-11-25T20:00:00.000Z', newsletter: [] },
  appointments: [
    { id: 'APT-100001', name: 'Ada <script>', preferredDate: '2026-12-01', photos: [photo, photo] },
  ],
};

test('the archive has the data, a page to read it, and every photo', async () => {
  const files = unzipSync(await customerArchive(exported, async () => new Uint8Array([1, 2, 3])));
  expect(Object.keys(files).sort()).toEqual([
    ...['customer.html', 'customer.json', 'photos/APT-100001-1.jpg', 'photos/APT-100001-2.jpg'],
  ]);
  expect(JSON.parse(strFromU8(files['customer.json'] as Uint8Array))).toEqual(exported);
  const html = strFromU8(files['customer.html'] as Uint8Array);
  expect(html).toContain('<dt>Preferred date</dt><dd>2026-12-01</dd>');
  expect(html).toContain('Ada &lt;script&gt;');
  expect(html).toContain('<img src="photos/APT-100001-2.jpg"');
  expect([...(files['photos/APT-100001-1.jpg'] as Uint8Array)]).toEqual([1, 2, 3]);
});

test('a photo that cannot be read is a failure, because the rest is not everything', async () => {
  const failing = () => Promise.reject(new Error('gone'));
  await expect(customerArchive(exported, failing)).rejects.toThrow('gone');
});
