import { createHash } from 'node:crypto';

/**
 * Placeholder in built files for the release's hash; same length, a valid identifier. Global names
 * must differ between two versions of a part, or the fallback to the previous version would run
 * chunks of the broken one.
 */
export const releaseToken = 'h4sh0t0ken';

/** Placeholder for a file's integrity until its final bytes are known. */
export const integrityToken = (file: string): string => integrityOf(`integrity of ${file}`);

/**
 * Value of an `integrity` attribute. SHA-256 keeps it short, since an entry has one for each chunk.
 */
export const integrityOf = (content: string | Buffer, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
