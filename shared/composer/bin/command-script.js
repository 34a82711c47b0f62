import { readFileSync } from 'node:fs';
import { areUnchanged } from './file-states.js';

/** Keeps the bundles. `npm ci` empties it. */
const cache = new URL('../node_modules/.cache/', import.meta.url).pathname;

/**
 * The last bundle of the command, and what it was made from.
 * @typedef {{ dir: string, sources: Record<string, string> }} LastBundle
 */

/**
 * @param {string} cache folder of the bundles
 * @returns {string | undefined} the last bundle, unless a source has changed since
 */
export function lastBundle(cache) {
  try {
    /** @type {LastBundle} */
    const { dir, sources } = JSON.parse(readFileSync(`${cache}/last.json`, 'utf8'));
    return areUnchanged(sources) ? dir : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Imports a script of `src`. It is bundled with what it imports, and again when a source has
 * changed: to load and translate 400 files takes three times as long as most commands.
 * @template {'cli' | 'prepare-server'} Name
 * @param {Name} name
 * @returns {Promise<Name extends 'cli' ? typeof import('../src/cli') : typeof import('../src/prepare-server')>}
 */
export async function importScript(name) {
  const dir = lastBundle(cache) ?? (await bundle());
  return import(dir ? `file://${dir}/${name}.js` : `../src/${name}.ts`);
}

/** @returns {Promise<string | undefined>} undefined if the folder cannot be written */
async function bundle() {
  (await import('tsx/esm/api')).register();
  const { bundleCommand } = await import('../src/pack/command-bundle.ts');
  return bundleCommand(cache);
}
