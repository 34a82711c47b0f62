import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Brotli as the files of a release are served. */
export const compressed = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
