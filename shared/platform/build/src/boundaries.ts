const ofRemotes = ['data-types', 'store', 'ui', 'federation', 'client'];

/**
 * @site packages that each folder may import; all others are forbidden. Lint shows it in the editor;
 * `boundaries.test.ts` also finds `import()` and `resolve()`.
 */
export const mayImport: Record<string, string[]> = {
  'shared/browser/data-types': [],
  'shared/browser/store': ['data-types'],
  // The store holds the company's facts: CallUs shows its number. Nothing else in ui may use it.
  'shared/browser/ui': ['store'],
  'shared/browser/federation': ['data-types', 'store'],
  'shared/business/client': ['data-types'],
  // The platform is given this backend (`platform.backend` of the root's package.json) and imports nothing of it.
  'shared/business/backend': [
    ...['data-types', 'client', 'contract', 'command-line', 'database', 'server'],
  ],
  'shared/platform/contract': ['data-types'],
  'shared/platform/file-lock': [],
  'shared/platform/supply-chain': ['contract'],
  'shared/platform/command-line': ['contract'],
  'shared/platform/build': ['data-types', 'contract'],
  'shared/platform/object-storage': ['contract'],
  'shared/platform/database': ['contract', 'file-lock'],
  'shared/platform/delivery': ['data-types', 'file-lock', 'contract', 'database', 'object-storage'],
  'shared/platform/server': ['data-types', 'contract', 'database', 'delivery'],
  'shared/platform/composer': [
    ...['data-types', 'file-lock', 'contract', 'command-line', 'object-storage', 'delivery'],
    ...['server', 'build'],
  ],
  shell: ['data-types', 'store', 'ui', 'federation'],
  'mf-*': ofRemotes,
  'shared/platform/part-template': ofRemotes,
};

/** Names of the packages below `shared`. */
const shared = Object.keys(mayImport).flatMap(
  (folder) => /^shared\/\w+\/(.+)/.exec(folder)?.[1] ?? [],
);

/** Remotes read their content by them when they are built; no browser code contains them. */
const notContent = '(?!(?:content|cached-results)$)';

/** Packages that the files of a folder must not import, as sources of regular expressions. */
export const forbiddenIn = (folder: string): string[] =>
  shared
    .filter((name) => !mayImport[folder]?.includes(name) && !folder.endsWith(`/${name}`))
    .map((name) => `^@site/${name}(?:/|$)${mayImport[folder] === ofRemotes ? notContent : ''}`);
