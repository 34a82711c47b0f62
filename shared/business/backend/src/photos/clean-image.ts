import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { cleanWebp } from './clean-webp';

/**
 * Checks by its bytes that a photo is of the type that it claims, and removes what could show where
 * it was taken (EXIF, XMP, comments) and everything behind the picture. The picture is not decoded,
 * so a huge one costs no memory.
 * @returns undefined for anything but a complete picture of this type
 */
export function cleanImage(bytes: Uint8Array, type: string): Uint8Array | undefined {
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
