import { concat, textAt, viewOf } from './bytes';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Chunks that a picture needs, and those that define how to show its colors. */
const needed =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|pHYs|bKGD|acTL|fcTL|fdAT|cICP)$/;

/** @returns undefined for a file that is no complete PNG */
export function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  if (signature.some((byte, i) => bytes[i] !== byte)) return undefined;
  const view = viewOf(bytes);
  const stored = [bytes.subarray(0, 8)];
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    if (end > bytes.length || (at === 8 && name !== 'IHDR')) return undefined;
    hasData ||= name === 'IDAT';
    if (needed.test(name)) stored.push(bytes.subarray(at, end));
    if (name === 'IEND') return hasData ? concat(stored) : undefined;
    at = end;
  }
  return undefined;
}
