import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli as the files of a release are served. */
export const compressed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
