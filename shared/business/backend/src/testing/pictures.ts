import { concat } from '../photos/bytes';

const ascii = (text: string) => new TextEncoder().encode(text);
const big = (value: number, size: 2 | 4) =>
  Uint8Array.from({ length: size }, (_, i) => (value >>> (8 * (size - 1 - i))) & 255);
const little = (value: number) => big(value, 4).reverse();

/** A position as EXIF has it; tests look for these letters. */
export const position = 'GPS 29.76 -95.37';

const segment = (marker: number, content: Uint8Array) =>
  concat([Uint8Array.of(0xff, marker), big(content.length + 2, 2), content]);

/** A JPEG with the parts of a phone's picture: EXIF, XMP, a comment, and a second picture behind it. */
export const jpeg = (extra = 0): Uint8Array =>
  concat([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    segment(0xe1, ascii(`Exif\0\0${position}`)),
    segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${position}`)),
    segment(0xe2, ascii('ICC_PROFILE\0\x01\x01profile')),
    segment(0xe2, ascii(`MPF\0${position}`)),
    segment(0xed, ascii(`Photoshop 3.0\0${position}`)),
    segment(0xfe, ascii(position)),
    segment(0xdb, new Uint8Array(65)),
    segment(0xc0, Uint8Array.of(8, 0, 1, 0, 1, 1, 1, 0x11, 0)),
    segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    // Coded data with an escaped byte and a restart marker.
    Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd0, 4),
    new Uint8Array(extra).fill(7),
    Uint8Array.of(0xff, 0xd9),
    Uint8Array.of(0xff, 0xd8),
    segment(0xe1, ascii(`Exif\0\0${position}`)),
  ]);

const chunk = (name: string, content: Uint8Array) =>
  // Nothing here reads the checksum.
  concat([big(content.length, 4), ascii(name), content, big(0, 4)]);

/** @param side in pixels; the picture claims it and has no such data */
export const png = (side = 1): Uint8Array =>
  concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', concat([big(side, 4), big(side, 4), Uint8Array.of(8, 2, 0, 0, 0)])),
    chunk('eXIf', ascii(position)),
    chunk('tEXt', ascii(`Comment\0${position}`)),
    chunk('iTXt', ascii(`XML:com.adobe.xmp\0\0\0\0\0${position}`)),
    chunk('IDAT', Uint8Array.of(1, 2, 3)),
    chunk('IEND', new Uint8Array()),
    ascii(position),
  ]);

const riffChunk = (name: string, content: Uint8Array) =>
  concat([ascii(name), little(content.length), content, new Uint8Array(content.length % 2)]);

export function webp(): Uint8Array {
  const content = concat([
    // Flags: EXIF and XMP.
    riffChunk('VP8X', Uint8Array.of(0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    riffChunk('VP8 ', Uint8Array.of(1, 2, 3)),
    riffChunk('EXIF', ascii(position)),
    riffChunk('XMP ', ascii(`${position}.`)),
  ]);
  return concat([
    ascii('RIFF'),
    little(content.length + 4),
    ascii('WEBP'),
    content,
    ascii(position),
  ]);
}
