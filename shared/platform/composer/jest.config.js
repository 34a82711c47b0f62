import { preset } from '@site/build/jest';

export default {
  ...preset(import.meta.dirname, { esm: ['jose'] }),
  // Databases and processes start slowly on a busy machine; no test measures time.
  testTimeout: 120_000,
};
