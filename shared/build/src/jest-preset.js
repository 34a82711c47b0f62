/**
 * jest for every package: TypeScript by swc, CSS modules as their own names, jsdom for tests of
 * components (`*.test.tsx`) and node for the rest.
 * @param {string} rootDir folder of the package
 * @returns {import('jest').Config}
 */
export function preset(rootDir) {
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
    // Packages that ship only ES modules.
    transformIgnorePatterns: ['/node_modules/(?!(@site|d3-[a-z]+|internmap)/)'],
    moduleNameMapper: { '\\.css$': new URL('./css-stub.cjs', import.meta.url).pathname },
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  };
  return {
    projects: [
      {
        ...common,
        displayName: 'browser',
        testEnvironment: 'jsdom',
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
