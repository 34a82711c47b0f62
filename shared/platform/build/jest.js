/** The settings of every package's tests. jest reads JavaScript, so this loads the TypeScript. */
import { load } from './load.js';

/** @type {typeof import('./src/jest-preset')} */
const { preset } = await load('./src/jest-preset.ts');
export { preset };
