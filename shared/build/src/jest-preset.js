/**
 * jest configuration for every package: TypeScript by swc, CSS modules with names as keys, jsdom for
 * component tests (`*.test.tsx`) and node for the rest.
 * @param {string} rootDir folder of the package
 * @param {{ esm?: string[] }} [options] patterns of packages that ship only ES modules
 * @returns {import('jest').Config}
 */
export function preset(rootDir, { esm = [] } = {}) {
  /** @type {import('jest').Config} */
  const common = {
    rootDir,
    transform: {
      '\\.[jt]sx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${['@site', ...esm].join('|')})/)`],
    moduleNameMapper: { '\\.css$': new URL('./css-stub.cjs', import.meta.url).pathname },
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  };
  return {
    projects: [
      {
        ...common,
        displayName: 'browser',
        testEnvironment: new URL('./jest-environment.js', import.meta.url).pathname,
        // Route tests read records from the sources like the build, so packages need Node's
        // exports.
        testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
        testMatch: ['<rootDir>/**/*.test.tsx'],
        setupFilesAfterEnv: [new URL('./jest-setup.cjs', import.meta.url).pathname],
      },
      {
        ...common,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/**/*.test.ts'],
      },
    ],
  };
}
