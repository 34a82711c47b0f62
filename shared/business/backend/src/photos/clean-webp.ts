import { concat, textAt, viewOf } from './bytes';

/** Chunks that a picture needs. `EXIF` and `XMP ` are not among them. */
const needed = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;

/** Flags of `VP8X` that announce EXIF and XMP. */
const metadataFlags = 0x0c;

/** @returns undefined for a file that is no complete WebP */
export function cleanWebp(bytes: Uint8Array): Uint8Array | undefined {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const size = view.getUint32(4, true) + 8;
  if (size > bytes.length) return undefined;
  const stored: Uint8Array[] = [];
  let hasPicture = false;
  for (let at = 12; at + 8 <= size;) {
    const name = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    // Chunks begin at even places.
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > size) return undefined;
    if (needed.test(name)) {
      const chunk = bytes.slice(at, end);
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
      stored.push(chunk);
    }
    hasPicture ||= name === 'VP8 ' || name === 'VP8L' || name === 'ANMF';
    at = end;
  }
  if (!hasPicture) return undefined;
  const head = bytes.slice(0, 12);
  const content = concat(stored);
  viewOf(head).setUint32(4, content.length + 4, true);
  return concat([head, content]);
}
