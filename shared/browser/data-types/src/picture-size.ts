/** Most pixels of a photo, 25 megapixels: a phone decodes a larger one into hundreds of megabytes. */
export const maxPixels = 25_000_000;

type Size = [width: number, height: number];

const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** From the IHDR chunk, which is always first. */
const sizeOfPng = (view: DataView): Size[] => [[view.getUint32(16), view.getUint32(20)]];

/** A JPEG's frame headers, without which there is no picture. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** From the frame headers before the first scan. */
function sizesOfJpeg(view: DataView): Size[] {
  const sizes: Size[] = [];
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xda) break;
    // A height of 0 follows behind the scan.
    if (isFrame(marker)) sizes.push([view.getUint16(at + 7), view.getUint16(at + 5) || 0xffff]);
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return sizes;
}

/** Of the canvas, of still pictures and of each frame of an animation. */
function sizesOfWebp(view: DataView, bytes: Uint8Array): Size[] {
  const sizes: Size[] = [];
  const at24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = nameAt(bytes, at);
    const content = at + 8;
    const length = view.getUint32(at + 4, true);
    if (content + Math.min(length, 16) > bytes.length) break;
    if (name === 'VP8X' && length >= 10) sizes.push([at24(content + 4) + 1, at24(content + 7) + 1]);
    if (name === 'ANMF' && length >= 16) sizes.push([at24(content + 6) + 1, at24(content + 9) + 1]);
    if (name === 'VP8L' && length >= 5) {
      const packed = view.getUint32(content + 1, true);
      sizes.push([(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]);
    }
    if (name === 'VP8 ' && length >= 10)
      sizes.push([
        view.getUint16(content + 6, true) & 0x3fff,
        view.getUint16(content + 8, true) & 0x3fff,
      ]);
    at = content + length + (length % 2);
  }
  return sizes;
}

/**
 * The sizes that a JPEG, PNG or WebP names, read without decoding it; none for anything else.
 * @param bytes of the whole file, or of its beginning
 */
export function sizesOf(bytes: Uint8Array): Size[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 26) return [];
  if (nameAt(bytes, 0) === '\x89PNG') return sizeOfPng(view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return sizesOfJpeg(view);
  return nameAt(bytes, 8) === 'WEBP' ? sizesOfWebp(view, bytes) : [];
}

/** Pixels of the largest size that a picture names; Infinity if it names none. */
export function pixelsOf(bytes: Uint8Array): number {
  const sizes = sizesOf(bytes);
  return sizes.length > 0 ? Math.max(...sizes.map(([width, height]) => width * height)) : Infinity;
}
