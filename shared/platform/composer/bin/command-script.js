import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheOfCheckout, unchangedBundle } from './cached-bundle.js';

/** `npm ci` empties it. */
const cache = cacheOfCheckout(fileURLToPath(new URL('../node_modules/.cache', import.meta.url)));

/**
 * Imports a script of `src`. It is bundled with what it imports, and again when a source has
 * changed: to load and translate 400 files takes three times as long as most commands.
 * @template {'cli' | 'prepare-server'} Name
 * @param {Name} name
 * @returns {Promise<Name extends 'cli' ? typeof import('../src/cli') : typeof import('../src/prepare-server')>}
 */
export async function importScript(name) {
  const dir = unchangedBundle(cache) ?? (await bundle());
  return import(dir ? pathToFileURL(`${dir}/${name}.js`).href : `../src/${name}.ts`);
}

/** @returns {Promise<string | undefined>} undefined if the folder cannot be written */
async function bundle() {
  (await import('tsx/esm/api')).register();
  const { bundleCommand } = await import('../src/pack/command-bundle.ts');
  return bundleCommand(cache);
}
