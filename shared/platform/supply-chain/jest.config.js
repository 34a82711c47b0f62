import { preset } from '@site/build/jest';

// npm and knip read the whole repository.
export default { ...preset(import.meta.dirname), testTimeout: 300_000 };
