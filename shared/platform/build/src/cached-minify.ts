import TerserPlugin from 'terser-webpack-plugin';
import { CachedResults } from './cached-results';

const { terserMinify } = TerserPlugin;
const cached = new CachedResults([import.meta.filename], ['terser-webpack-plugin']);

/**
 * Minifies as terser does. A chunk that was minified before is taken as it was: a save changes one or
 * two of a part's chunks.
 */
export const minifyCached = Object.assign(
  async (...[input, sourceMap, options, comments]: Parameters<typeof terserMinify>) => {
    const key = JSON.stringify([terserMinify.getMinimizerVersion(), input, options]);
    const known = cached.read(key);
    if (known !== undefined) return { code: known };
    const result = await terserMinify(input, sourceMap, options, comments);
    const { code, errors = [] } = result;
    if (code !== undefined && errors.length === 0) cached.keep(key, code);
    return result;
  },
  { ...terserMinify },
);
