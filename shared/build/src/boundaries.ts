const ofRemotes = ['data-types', 'store', 'ui', 'federation', 'backend'];

/**
 * @site packages that each folder may import; all others are forbidden. Lint shows it in the editor;
 * `boundaries.test.ts` also finds `import()` and `resolve()`.
 */
export const mayImport: Record<string, string[]> = {
  'shared/data-types': [],
  'shared/store': ['data-types'],
  // The store holds the company's facts: CallUs shows its number. Nothing else in ui may use it.
  'shared/ui': ['store'],
  'shared/federation': ['data-types', 'store'],
  'shared/file-lock': [],
  'shared/contract': ['data-types'],
  'shared/supply-chain': ['contract'],
  'shared/command-line': ['contract'],
  'shared/build': ['data-types', 'contract'],
  'shared/object-storage': ['contract'],
  'shared/backend': ['data-types', 'file-lock', 'contract', 'command-line'],
  'shared/delivery': ['data-types', 'file-lock', 'contract', 'backend', 'object-storage'],
  'shared/server': ['data-types', 'contract', 'backend', 'delivery'],
  'shared/composer': [
    'data-types',
    'file-lock',
    'contract',
    'command-line',
    'object-storage',
    'delivery',
    'server',
    'build',
    // A pack contains the backend's migrations and its thread, and `site staff` is its command.
    'backend',
  ],
  shell: ['data-types', 'store', 'ui', 'federation'],
  'mf-*': ofRemotes,
  'shared/part-template': ofRemotes,
};

/** Names of the packages below `shared`. */
const shared = Object.keys(mayImport).flatMap((folder) => /^shared\/(.+)/.exec(folder)?.[1] ?? []);

/** Remotes read their content by them when they are built; no browser code contains them. */
const notContent = '(?!(?:content|kept-results)$)';

/** Packages that the files of a folder must not import, as sources of regular expressions. */
export const forbiddenIn = (folder: string): string[] =>
  shared
    .filter((name) => !mayImport[folder]?.includes(name) && `shared/${name}` !== folder)
    .map((name) => `^@site/${name}(?:/|$)${mayImport[folder] === ofRemotes ? notContent : ''}`);
