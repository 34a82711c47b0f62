import type { Linter } from 'eslint';
import hooks from 'eslint-plugin-react-hooks';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { forbiddenIn, mayImport } from './boundaries';
import { writeMessages } from './messages';

/**
 * Limits the imports in the files of a folder.
 * @param folder `mf-*` for every remote @param files those of the folder
 */
const boundary = (folder: string, files: string[]): Linter.Config => ({
  files,
  // The page of examples shows the company of the tests.
  ignores: ['**/*.test.{ts,tsx}', '**/*.config.js', 'shared/browser/ui/src/examples/page.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['mf-*', 'mf-*/**', '**/mf-*/**', 'shell', 'shell/**', '**/shell/src/**'],
            message:
              'Parts never import each other: expose a module, declare it under "consumes" and load it through @site/federation with a fallback.',
          },
          ...forbiddenIn(folder).map((regex) => ({
            regex,
            message: `${folder} may import ${mayImport[folder]?.map((a) => `@site/${a}`).join(', ') || 'nothing of @site'}. Pass the value in, or move the code to the package that owns it.`,
          })),
        ],
      },
    ],
  },
});

// Rules follow imports.
writeMessages();

const code = '**/*.{ts,tsx,js}';
const boundaries = Object.keys(mayImport).map((folder) => boundary(folder, [`${folder}/${code}`]));

export const rules = tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '.site',
      '.data',
      '**/test-results',
      '**/coverage',
      '**/src/messages/*.ts',
      '**/words.es.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // Commands print to the terminal.
    files: ['shared/platform/**', 'shared/business/backend/src/server/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  // These rules compile a whole file, so they leave out files without components.
  {
    files: [
      '{shell,mf-*,shared/browser/*,shared/platform/part-template}/src/**/*.{ts,tsx}',
      'src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: hooks.configs.recommended.rules,
  },
  // Playwright passes fixtures a function named use, which is not a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...boundaries,
);

/** Circles of imports. In this repository circles.test.ts finds them in a tenth of the time. */
const noCircles: Linter.Config = {
  plugins: { 'import-x': importX },
  settings: {
    'import-x/extensions': ['.ts', '.tsx', '.js'],
    'import-x/ignore': ['node_modules'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
  },
  rules: { 'import-x/no-cycle': ['error', { maxDepth: 8, ignoreExternal: true }] },
};

/** The rules of a part that is linted alone, in its folder or in a repository of its own. */
export const partRules = (name: string) =>
  tseslint.config(...rules, noCircles, boundary(name === 'shell' ? 'shell' : 'mf-*', [code]));
