import { maxPreviewBytes } from '@site/data-types/appointment';
import { viewOf } from './bytes';
import { cleanJpeg, isFrame } from './clean-jpeg';

/** Pixels of an edge. A larger picture would need the memory of the phone that shows it. */
const maxEdge = 320;

/** Whether the picture that a clean JPEG claims to have is small. */
function isSmall(jpeg: Uint8Array): boolean {
  const view = viewOf(jpeg);
  for (let at = 2; at + 9 <= jpeg.length; at += 2 + view.getUint16(at + 2))
    if (isFrame(view.getUint8(at + 1))) {
      const edges = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return edges.every((edge) => edge >= 1 && edge <= maxEdge);
    }
  return false;
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
