/** The build of a part with Vite. Node reads JavaScript, so this loads the TypeScript. */
import { register } from 'tsx/esm/api';

// Without a namespace, or Vite and its plugin would load two copies of Vite.
register();
const { buildWithVite } = await import('./src/vite.ts');
export { buildWithVite };
