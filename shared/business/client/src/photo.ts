import * as m from './messages/photo';

/** A photo that this browser keeps until the server has it. */
export interface Photo {
  /** From {@link newPhotoId}; the server has the photo under this id, too. */
  id: string;
  bytes: ArrayBuffer;
  /** MIME type. */
  type: string;
  /** A small copy as a `data:` address: the page's policy allows no `blob:` addresses. */
  preview: string;
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A UUID of version 7. It begins with the instant, so that ids sort by age.
 * @param chosenAt milliseconds
 */
export function newPhotoId(chosenAt = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70;
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80;
  return (chosenAt.toString(16).padStart(12, '0') + hex(random)).replace(
    /^(.{8})(.{4})(.{4})(.{4})/,
    '$1-$2-$3-$4-',
  );
}

/** When a photo was chosen, in milliseconds. @param id from {@link newPhotoId} */
export const chosenAt = (id: string): number =>
  Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** Why a file cannot be sent. */
export type PhotoFault = 'not_an_image' | 'heic' | 'too_large';

const faultTexts: Record<PhotoFault, (values: { name: string }) => string> = {
  too_large: m.tooLarge,
  heic: m.heic,
  not_an_image: m.notAnImage,
};

/** @param name of the file, as the visitor knows it; left out if it is unknown */
export const faultText = (fault: PhotoFault, name: string = m.aFile): string =>
  faultTexts[fault]({ name });

/** Files that were chosen; empties the field, so that the same file can be chosen again. */
export function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
