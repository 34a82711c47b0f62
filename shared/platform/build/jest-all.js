/** The settings of the whole suite. jest reads JavaScript, so this loads the TypeScript. */
import { load } from './load.js';

/** @type {typeof import('./src/jest-all')} */
const { config } = await load('./src/jest-all.ts');
export default config;
