import { resolve } from 'node:path';
import { summarise } from './make-records';
import { readContent, readSources } from './read-content';

/** The three newest posts, worked out while the part is built: see `build/evaluate.js`. */
export default readContent(readSources(resolve(import.meta.dirname, '../..')))
  .posts.slice(0, 3)
  .map(summarise);
