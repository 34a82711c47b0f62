// JavaScript, because bin/command-script.js needs it before TypeScript can be loaded.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This package, without links: its bundles contain paths that start here. */
const here = realpathSync(fileURLToPath(new URL('..', import.meta.url)));

/** @param {string | Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * A bundle and what it was made from.
 * @typedef {object} BundleRecord
 * @property {string} dir its folder in the cache
 * @property {string[]} sources files, from this package
 * @property {string} content hash of the sources' content
 * @property {string} key what else it depends on
 */

/**
 * Folder of the bundles of this checkout. A copied, linked or moved one has another: the bundle of
 * one checkout, run in another, would change the site of the first.
 * @param {string} cache
 */
export const cacheOfCheckout = (cache) => join(cache, hashOf(here));

/**
 * @param {string[]} sources
 * @returns {string} empty if one is missing
 */
function contentOf(sources) {
  try {
    return hashOf(
      sources.map((file) => `${file} ${hashOf(readFileSync(resolve(here, file)))}`).join('\n'),
    );
  } catch {
    return '';
  }
}

/**
 * Describes a bundle for {@link unchangedBundle}.
 * @param {string} dir its folder in the cache
 * @param {string[]} files every file that it was made from
 * @param {number} began when their reading began, in milliseconds
 * @param {string} [key] what else it depends on
 * @returns {BundleRecord | undefined} undefined if a source was saved meanwhile, perhaps after it was read
 */
export function bundleRecord(dir, files, began, key = '') {
  const sources = files.map((file) => relative(here, file)).sort();
  const content = contentOf(sources);
  const saved = Math.max(
    ...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
  return content && saved < began ? { dir, sources, content, key } : undefined;
}

/**
 * @param {string} cache folder of this checkout's bundles
 * @param {string} [key] what else it depends on
 * @returns {string | undefined} folder of the last bundle, unless what it was made from has changed
 */
export function unchangedBundle(cache, key = '') {
  try {
    /** @type {BundleRecord} */
    const last = JSON.parse(readFileSync(join(cache, recordName), 'utf8'));
    const dir = join(cache, last.dir);
    const same =
      last.sources.length > 0 && last.key === key && contentOf(last.sources) === last.content;
    return same && statSync(dir).isDirectory() ? dir : undefined;
  } catch {
    return undefined;
  }
}

/** File of the cache that describes the last bundle. */
export const recordName = 'last.json';
