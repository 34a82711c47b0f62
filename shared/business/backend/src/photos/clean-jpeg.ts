import { isFrame } from '@site/data-types/picture-size';
import { concat, textAt } from './bytes';

const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Segments that a picture needs: tables, frames and scans; JFIF and Adobe's, which define how to read
 * the colors; and color profiles. EXIF, XMP, IPTC and comments are not among them.
 */
function isNeeded(marker: number, content: Uint8Array): boolean {
  if (marker === 0xe0) return textAt(content, 0, 5) === 'JFIF\0';
  if (marker === 0xe2) return textAt(content, 0, 12) === 'ICC_PROFILE\0';
  if (marker === 0xee) return textAt(content, 0, 5) === 'Adobe';
  return marker < 0xe0;
}

/** First byte behind the coded data of a scan: a marker that is neither escaped nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) break;
    at++;
  }
  return at;
}

/** @returns undefined for a file that is no complete JPEG */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const stored = [bytes.subarray(0, 2)];
  let frames = 0;
  let scans = 0;
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) {
      stored.push(bytes.subarray(at, at + 2));
      return frames && scans ? concat(stored) : undefined;
    }
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    // These have no length. A decoder skips them alone and reads what seems to be their content.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return undefined;
    const size = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    let end = at + 2 + size;
    if (size < 2 || end > bytes.length) return undefined;
    const needed = isNeeded(marker, bytes.subarray(at + 4, end));
    if (isFrame(marker)) frames++;
    if (marker === startOfScan) {
      scans++;
      end = endOfScan(bytes, end);
    }
    if (needed) stored.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
