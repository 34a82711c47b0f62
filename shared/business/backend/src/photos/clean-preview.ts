import { maxPreviewBytes } from '@site/data-types/appointment';
import { sizesOf } from '@site/data-types/picture-size';
import { cleanJpeg } from './clean-jpeg';

/** Pixels of an edge. A larger picture would need the memory of the phone that shows it. */
const maxEdge = 320;

/** Whether the picture that a clean JPEG claims to have is small. */
function isSmall(jpeg: Uint8Array): boolean {
  const sizes = sizesOf(jpeg);
  return sizes.length > 0 && sizes.flat().every((edge) => edge >= 1 && edge <= maxEdge);
}

/**
 * Checks the small copy of a photo that its browser sends, like the photo itself: it is not decoded.
 * @param preview JPEG as base64
 * @returns it without what a picture does not need, or undefined for anything else
 */
export function cleanPreview(preview: unknown): string | undefined {
  if (typeof preview !== 'string') return undefined;
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(preview), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
  const clean = bytes.length <= maxPreviewBytes ? cleanJpeg(bytes) : undefined;
  return clean && isSmall(clean) ? btoa(String.fromCharCode(...clean)) : undefined;
}
