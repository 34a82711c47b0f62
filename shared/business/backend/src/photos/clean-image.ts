import { maxPixels, pixelsOf } from '@site/data-types/picture-size';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { cleanWebp } from './clean-webp';

/**
 * Checks by its bytes that a photo is of the type that it claims, and removes what could show where
 * it was taken (EXIF, XMP, comments) and everything behind the picture. The picture is not decoded.
 * @returns undefined for anything but a complete picture of this type of at most 25 megapixels: a
 * larger one fits into few bytes and takes gigabytes in the browser that shows it
 */
export function cleanImage(bytes: Uint8Array, type: string): Uint8Array | undefined {
  const clean = cleaned(bytes, type);
  return clean && pixelsOf(clean) <= maxPixels ? clean : undefined;
}

function cleaned(bytes: Uint8Array, type: string): Uint8Array | undefined {
  switch (type) {
    case 'image/jpeg':
      return cleanJpeg(bytes);
    case 'image/png':
      return cleanPng(bytes);
    case 'image/webp':
      return cleanWebp(bytes);
    default:
      return undefined;
  }
}
