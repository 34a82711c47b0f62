import { join } from 'node:path';
import { root } from '@site/contract/paths';
import type { Config } from 'jest';
import { writeMessages } from './messages';

const here = (file: string): string => new URL(file, import.meta.url).pathname;

interface PresetOptions {
  /** Patterns of packages that ship only ES modules. */
  esm?: string[];
}

/**
 * jest configuration for every package: TypeScript by swc, CSS modules with names as keys, jsdom for
 * component tests (`*.test.tsx`) and node for the rest.
 * @param rootDir folder of the package
 */
export function preset(rootDir: string, { esm = [] }: PresetOptions = {}): Config {
  writeMessages();
  const common: Config = {
    rootDir,
    // The usual place, the temporary folder, is removed after a run of all tests.
    cacheDirectory: join(root, 'node_modules/.cache/jest'),
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
    transformIgnorePatterns: [`/node_modules/(?!(?:${['@site', '@formatjs', ...esm].join('|')})/)`],
    moduleNameMapper: { '\\.(css|svg)$': here('./css-stub.ts') },
    // Long tests, which only `npm run test:all` runs.
    testPathIgnorePatterns: [
      '/node_modules/',
      '/dist/',
      ...(process.env.TEST_TIER === 'all' ? [] : ['\\.night\\.test\\.']),
    ],
  };
  return {
    projects: [
      {
        ...common,
        displayName: 'browser',
        testEnvironment: here('./jest-environment.ts'),
        // Route tests read records from the sources like the build, so packages need Node's
        // exports.
        testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
        testMatch: ['<rootDir>/**/*.test.tsx'],
        setupFilesAfterEnv: [here('./jest-setup.ts')],
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
