/** The settings of `webpack serve`. webpack reads JavaScript, so this loads the TypeScript. */
import { register } from 'tsx/esm/api';

// Stays registered, since webpack loads our loader only when it builds.
register();
const { devConfig } = await import('./src/dev.ts');
export { devConfig };
