import { preset } from '@site/build/jest';

const { projects = [], ...config } = preset(import.meta.dirname, { esm: ['jose'] });

export default {
  ...config,
  // Databases and processes start slowly on a busy machine; no test measures time.
  testTimeout: 120_000,
  projects: projects.map((project) =>
    typeof project === 'string'
      ? project
      : {
          ...project,
          setupFiles: ['<rootDir>/src/testing/compile-once.ts'],
          globalSetup: '<rootDir>/src/testing/global-setup.ts',
          globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
        },
  ),
};
