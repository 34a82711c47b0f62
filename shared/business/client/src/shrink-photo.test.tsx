// jsdom's own has no arrayBuffer().
import { Blob as NodeBlob } from 'node:buffer';
import { fitted, shrink } from './shrink-photo';

test.each([
  [{ width: 4032, height: 3024 }, 1600, { width: 1600, height: 1200 }],
  [{ width: 3024, height: 4032 }, 1600, { width: 1200, height: 1600 }],
  [{ width: 800, height: 600 }, 1600, { width: 800, height: 600 }],
  [{ width: 9000, height: 2 }, 160, { width: 160, height: 1 }],
])('%o fits into %d', (size, edge, expected) => {
  expect(fitted(size, edge)).toEqual(expected);
});

/** A browser whose encoder makes files of these sizes, one per quality. */
function browserWith(sizes: number[]) {
  const close = jest.fn();
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(async () => ({ width: 4000, height: 3000, close })),
  });
  const qualities: (number | undefined)[] = [];
  const { prototype } = HTMLCanvasElement;
  jest.spyOn(prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  jest.spyOn(prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==');
  jest.spyOn(prototype, 'toBlob').mockImplementation((done, _type, quality) => {
    qualities.push(quality as number);
    const size = sizes[qualities.length - 1] ?? 0;
    done({ size, arrayBuffer: async () => new ArrayBuffer(size) } as Blob);
  });
  return { close, qualities };
}

const blob = (text: string) => new NodeBlob([text]) as Blob;

afterEach(() => jest.restoreAllMocks());

const megabyte = 1024 * 1024;

test('the quality goes down until the photo has two megabytes or less', async () => {
  const { close, qualities } = browserWith([3 * megabyte, 2 * megabyte + 1, 2 * megabyte]);
  const photo = await shrink(new Blob(['x']));
  expect(photo).toMatchObject({ type: 'image/jpeg', preview: 'data:image/jpeg;base64,AA==' });
  expect('bytes' in photo && photo.bytes.byteLength).toBe(2 * megabyte);
  expect(qualities).toHaveLength(3);
  expect(qualities).toEqual(qualities.toSorted().reverse());
  expect(close).toHaveBeenCalled();
});

test('a photo that stays too large is refused', async () => {
  browserWith(Array(10).fill(3 * megabyte) as number[]);
  expect(await shrink(new Blob(['x']))).toEqual({ fault: 'too_large' });
});

test('a file that is no photo is refused', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('decode')) });
  expect(await shrink(blob('text'))).toEqual({ fault: 'not_an_image' });
  expect(await shrink(blob('\0\0\0\u0024ftypheic\0\0\0\0'))).toEqual({ fault: 'heic' });
});
