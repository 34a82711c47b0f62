import { pixelsOf } from './picture-size';

const big16 = (n: number) => [n >> 8, n & 255];
const little24 = (n: number) => [n & 255, (n >> 8) & 255, (n >> 16) & 255];
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const fill = (count: number) => Array<number>(count).fill(0);

const png = (width: number, height: number) => [
  ...[0x89, ...text('PNG'), 13, 10, 26, 10, 0, 0, 0, 13, ...text('IHDR')],
  ...[0, 0, ...big16(width), 0, 0, ...big16(height), ...fill(9)],
];
const jpeg = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 9],
  ...[0xff, 0xc2, 0, 11, 8, ...big16(height), ...big16(width), 1, 1, 17, 0, 0xff, 0xda, 0, 2],
];
const webp = (name: string, content: number[]) => [
  ...[...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')],
  ...[...text(name), content.length, 0, 0, 0, ...content, ...fill(8)],
];

test.each([
  ['PNG', png(4000, 3000)],
  ['JPEG', jpeg(4000, 3000)],
  ['WebP with a canvas', webp('VP8X', [0, 0, 0, 0, ...little24(3999), ...little24(2999)])],
  ['animated WebP', webp('ANMF', [...fill(6), ...little24(3999), ...little24(2999), ...fill(4)])],
  [
    'WebP',
    webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...big16(4000).reverse(), ...big16(3000).reverse()]),
  ],
  [
    'lossless WebP',
    webp('VP8L', [
      0x2f,
      ...big16((3999 | (2999 << 14)) & 0xffff).reverse(),
      ...big16(2999 >> 2).reverse(),
    ]),
  ],
])('the header of a %s has its size', (_, bytes) => {
  expect(pixelsOf(Uint8Array.from(bytes))).toBe(12_000_000);
});

test('a picture without a size counts as larger than any', () => {
  expect(pixelsOf(Uint8Array.from(text('GIF89a').concat(fill(40))))).toBe(Infinity);
  expect(pixelsOf(new Uint8Array(3))).toBe(Infinity);
  // Its height stands behind the scan.
  expect(pixelsOf(Uint8Array.from(jpeg(4000, 0)))).toBe(4000 * 0xffff);
});

test('no cut and no letter of a header makes it throw', () => {
  for (const bytes of [png(1, 1), jpeg(1, 1), webp('VP8L', fill(5)), webp('ANMF', fill(16))])
    for (let at = 0; at < bytes.length; at++) {
      expect(() => pixelsOf(Uint8Array.from(bytes.slice(0, at)))).not.toThrow();
      expect(() => pixelsOf(Uint8Array.from(bytes.with(at, 255)))).not.toThrow();
    }
});
