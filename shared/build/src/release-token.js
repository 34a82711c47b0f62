import { createHash } from 'node:crypto';

/**
 * Stands in the built files where the release's own hash belongs; same length, a valid identifier.
 * The name of the bundler's global must differ between two versions of a part, or the fallback to
 * the previous version would run the broken one's chunks.
 */
export const releaseToken = 'h4sh0t0ken';

/** Stands for the integrity of a file until its final bytes are known. @param {string} file */
export const integrityToken = (file) => `sha384-${sha384(`integrity of ${file}`)}`;

/** @param {string | Buffer} content */
export const sha384 = (content) => createHash('sha384').update(content).digest('base64');
