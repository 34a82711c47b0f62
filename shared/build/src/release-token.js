import { createHash } from 'node:crypto';

/**
 * Stands in the built files where the release's own hash belongs; same length, a valid identifier.
 * The name of the bundler's global must differ between two versions of a part, or the fallback to
 * the previous version would run the broken one's chunks.
 */
export const releaseToken = 'h4sh0t0ken';

/** Stands for the integrity of a file until its final bytes are known. @param {string} file */
export const integrityToken = (file) => integrityOf(`integrity of ${file}`);

/**
 * As the `integrity` attribute wants it. SHA-256, since an entry carries one for each of its chunks.
 * @param {string | Buffer} content @param {string} [algorithm]
 */
export const integrityOf = (content, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
