import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * Runs a module while the part is built and puts its default export into the bundle as plain data.
 * For what a fragment shows: a fragment is rendered at once, it cannot wait for a record.
 *
 * @example import latest from '!!../../build/evaluate.js!../data/latest-posts';
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function evaluate() {
  this.addContextDependency(new URL('../content', import.meta.url).pathname);
  try {
    const module = await tsImport(pathToFileURL(this.resourcePath).href, import.meta.url);
    return `export default ${JSON.stringify(module.default)};`;
  } catch (error) {
    // The fault lies in the content: who wrote it is helped by its line, not by the code's.
    throw Object.assign(/** @type {Error} */ (error), { hideStack: true });
  }
}
