/** A photo that this browser keeps until the server has it. */
export interface Photo {
  /** Begins with the instant of its choice, so that ids sort by age. */
  id: string;
  bytes: ArrayBuffer;
  /** MIME type. */
  type: string;
  /** A small copy as a `data:` address: the page's policy allows no `blob:` addresses. */
  preview: string;
}

/** Why a file cannot be sent. */
export type PhotoFault = 'not_an_image' | 'too_large';

/** @param name of the file, as the visitor knows it */
export const faultText = (fault: PhotoFault, name: string): string =>
  fault === 'too_large'
    ? `${name} is too large, even when made smaller.`
    : `${name} is not a photo that we can read. JPEG, PNG and WebP work.`;
