import { jpeg, png, position, webp } from '../testing/pictures';
import { cleanImage } from './clean-image';

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

test.each([
  ['image/jpeg', jpeg()],
  ['image/png', png()],
  ['image/webp', webp()],
])('%s loses what shows where it was taken, and nothing else', (type, bytes) => {
  expect(text(bytes)).toContain(position);
  const clean = cleanImage(bytes, type);
  expect(text(clean)).not.toContain(position);
  expect(text(clean)).not.toMatch(/exif|xap|XMP/i);
  // A clean image stays as it is.
  expect(cleanImage(clean ?? new Uint8Array(), type)).toEqual(clean);
});

test('a JPEG keeps its colors, its tables and its coded data', () => {
  const clean = text(cleanImage(jpeg(), 'image/jpeg'));
  for (const part of [
    'JFIF\0',
    'ICC_PROFILE\0',
    '\xff\xdb',
    '\xff\xc0',
    '\x01\x02\xff\x00\x03\xff\xd0\x04\xff\xd9',
  ])
    expect(clean).toContain(part);
  expect(clean.endsWith('\xff\xd9')).toBe(true);
});

test('a WebP no longer announces what it has lost, and its length is right', () => {
  const clean = Buffer.from(cleanImage(webp(), 'image/webp') ?? []);
  expect(clean[20]).toBe(0);
  expect(clean.readUInt32LE(4)).toBe(clean.length - 8);
});

const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
);
const html = new TextEncoder().encode('<!doctype html><script>1</script>');
test.each([
  ['an SVG', svg, 'image/svg+xml'],
  ['an SVG as a PNG', svg, 'image/png'],
  ['HTML as a JPEG', html, 'image/jpeg'],
  [
    'HTML behind the first bytes of a JPEG',
    Buffer.concat([Uint8Array.of(0xff, 0xd8, 0xff), html]),
    'image/jpeg',
  ],
  [
    'HTML behind the first bytes of a PNG',
    Buffer.concat([png().subarray(0, 8), html]),
    'image/png',
  ],
  [
    'HTML behind the first bytes of a WebP',
    Buffer.concat([webp().subarray(0, 12), html]),
    'image/webp',
  ],
  ['a PNG as a JPEG', png(), 'image/jpeg'],
  ['a JPEG as a WebP', jpeg(), 'image/webp'],
  ['nothing', new Uint8Array(), 'image/png'],
])('%s is refused', (_, bytes, type) => {
  expect(cleanImage(bytes, type)).toBeUndefined();
});

test.each([
  ['image/jpeg', jpeg()],
  ['image/png', png()],
  ['image/webp', webp()],
])('%s that ends too early is refused, wherever it is cut', (type, bytes) => {
  const whole = cleanImage(bytes, type)?.length ?? 0;
  const clean = cleanImage(bytes, type) ?? new Uint8Array();
  for (let size = 0; size < whole; size++)
    expect([size, cleanImage(clean.subarray(0, size), type)]).toEqual([size, undefined]);
});

test('a picture that claims to be huge is refused and costs no memory', () => {
  const before = process.memoryUsage().arrayBuffers;
  for (const side of [5001, 20_000, 2 ** 31 - 1])
    expect(cleanImage(png(side), 'image/png')).toBeUndefined();
  expect(cleanImage(png(5000), 'image/png')).toBeDefined();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 20);
});
