import { preset } from '@site/build/jest';

const { projects = [], ...config } = preset(import.meta.dirname);

// The embedded database loads parts of itself with `import()`, which jest's sandbox only
// understands once it has been compiled away.
export default {
  ...config,
  // Databases and processes start slowly on a busy machine; nothing is judged by the clock.
  testTimeout: 120_000,
  projects: projects.map((project) =>
    typeof project === 'string'
      ? project
      : {
          ...project,
          globalSetup: '<rootDir>/src/testing/global-setup.ts',
          globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
          transform: Object.assign({}, project.transform, {
            'pglite/.*\\.cjs$': ['@swc/jest', { jsc: { target: 'es2022' } }],
          }),
          transformIgnorePatterns: ['/node_modules/(?!(@site|@electric-sql)/)'],
        },
  ),
};
