import { maxPhotoBytes } from '@site/data-types/appointment';
import { newPhotoId } from './photo';
import type { Photo, PhotoFault } from './photo';

/** Pixels of the longer edge. A model number on a label can still be read. */
const longestEdge = 1600;
const previewEdge = 160;

/** JPEG qualities, tried until the photo is small enough. */
const qualities = [0.85, 0.7, 0.5, 0.3];

const type = 'image/jpeg';

/** Size that fits into a square, never enlarged. @param edge of the square in pixels */
export function fitted({ width, height }: { width: number; height: number }, edge: number) {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function draw(image: ImageBitmap, edge: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), fitted(image, edge));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  // JPEG has no transparency, which would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Whether a file is a photo in HEIC, as iPhones take them. Only Safari reads it, and a decoder
 * (libheif) is a megabyte. By its content, because a file may have lost its name.
 */
async function isHeic(file: Blob): Promise<boolean> {
  const brand = String.fromCharCode(...new Uint8Array(await file.slice(4, 12).arrayBuffer()));
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand);
}

/**
 * Reduces a photo to what the technician needs. Drawing it again leaves out everything but the
 * picture, also where and when it was taken.
 * @param file of any size, as the camera or the visitor's album gives it
 */
export async function shrink(file: Blob): Promise<Photo | { fault: PhotoFault }> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { fault: (await isHeic(file)) ? 'heic' : 'not_an_image' };
  }
  try {
    const canvas = draw(image, longestEdge);
    for (const quality of qualities) {
      const blob = await encode(canvas, quality);
      if (!blob || blob.size > maxPhotoBytes) continue;
      const preview = draw(image, previewEdge).toDataURL(type, 0.6);
      return { id: newPhotoId(), bytes: await blob.arrayBuffer(), type, preview };
    }
    return { fault: 'too_large' };
  } finally {
    image.close();
  }
}
