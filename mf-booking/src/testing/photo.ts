import { newPhotoId } from '@site/client/photo';
import type { Photo } from '@site/client/photo';

let count = 0;

/** A photo as `shrink` makes it. Each is a little newer than the last. */
export const photo = (at = Date.now()): Photo => ({
  id: newPhotoId(at + ++count),
  bytes: new ArrayBuffer(8),
  type: 'image/jpeg',
  preview: 'data:image/jpeg;base64,AA==',
});
