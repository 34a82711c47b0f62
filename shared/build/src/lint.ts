import type { Linter } from 'eslint';
import hooks from 'eslint-plugin-react-hooks';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const ofRemotes = ['data-types', 'store', 'ui', 'federation', 'backend'];

/** @site packages that each folder may import; all others are forbidden. */
const mayImport: Record<string, string[]> = {
  'shared/data-types': [],
  'shared/store': ['data-types'],
  // The store has the company's facts: CallUs shows its number. Nothing else in ui may use it.
  'shared/ui': ['store'],
  'shared/federation': ['data-types', 'store'],
  'shared/file-lock': [],
  'shared/contract': ['data-types'],
  'shared/build': ['data-types', 'contract'],
  'shared/object-storage': ['contract'],
  'shared/backend': ['data-types', 'file-lock'],
  'shared/delivery': ['data-types', 'file-lock', 'contract', 'backend', 'object-storage'],
  'shared/server': ['data-types', 'contract', 'backend', 'delivery'],
  'shared/composer': [
    'data-types',
    'file-lock',
    'contract',
    'object-storage',
    'delivery',
    'server',
    'build',
  ],
  shell: ['data-types', 'store', 'ui', 'federation'],
  'mf-*': ofRemotes,
  'shared/part-template': ofRemotes,
};
/** Parts read their content by it when they are built; no browser code contains it. */
const notContent = '(?!content$)';
const shared = [
  'data-types',
  'store',
  'ui',
  'federation',
  'file-lock',
  'contract',
  'object-storage',
  'backend',
  'delivery',
  'server',
  'build',
  'composer',
];

/**
 * Limits the imports in the files of a folder.
 * @param folder `mf-*` for every remote @param files those of the folder
 */
const boundary = (folder: string, files: string[]): Linter.Config => ({
  files,
  // The page of examples shows the company of the tests.
  ignores: ['**/*.test.{ts,tsx}', '**/*.config.js', 'shared/ui/src/examples/page.tsx'],
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
          ...shared
            .filter((name) => !mayImport[folder]?.includes(name) && `shared/${name}` !== folder)
            .map((name) => ({
              regex: `^@site/${name}(?:/|$)${mayImport[folder] === ofRemotes ? notContent : ''}`,
              message: `${folder} may import ${mayImport[folder]?.map((a) => `@site/${a}`).join(', ') || 'nothing of @site'}. Pass the value in, or move the code to the package that owns it.`,
            })),
        ],
      },
    ],
  },
});

const code = '**/*.{ts,tsx,js}';
const boundaries = Object.keys(mayImport).map((folder) => boundary(folder, [`${folder}/${code}`]));

export const rules = tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '.site', '.data', '**/test-results', '**/coverage'] },
  ...tseslint.configs.recommended,
  {
    plugins: { 'react-hooks': hooks, 'import-x': importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/ignore': ['node_modules'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      ...hooks.configs.recommended.rules,
      'import-x/no-cycle': ['error', { maxDepth: 8, ignoreExternal: true }],
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
    files: [
      'shared/{composer,server}/**',
      'shared/backend/src/{server,staff}/**',
      'shared/build/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
  // Playwright passes fixtures a function named use, which is not a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...boundaries,
);

/** The rules of a part that is linted alone, in its folder or in a repository of its own. */
export const partRules = (name: string) =>
  tseslint.config(...rules, boundary(name === 'shell' ? 'shell' : 'mf-*', [code]));
