/** The rules of lint. eslint reads JavaScript, so this loads the TypeScript. */
import { load } from './load.js';

/** @type {typeof import('./src/lint')} */
const { rules, partRules } = await load('./src/lint.ts');
export { partRules };
export default rules;
