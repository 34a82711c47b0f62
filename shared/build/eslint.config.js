/** The rules of lint. eslint reads JavaScript, so this loads the TypeScript. */
import { load } from './load.js';

/** @type {typeof import('./src/lint')} */
const { rules } = await load('./src/lint.ts');
export default rules;
