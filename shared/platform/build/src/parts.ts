import { findParts } from '@site/contract/parts';

/** The parts of these sources, each in the package.json of its folder. */
export const parts = findParts();

/** Port of each part's development server. */
export const ports = Object.fromEntries(parts.map(({ name, site }) => [name, site.port]));

export const partNames = parts.map(({ name }) => name);
export const remoteNames = partNames.filter((name) => name !== 'shell');

/**
 * Packages that exist once on a page: the shell provides them, remotes contain none of them. A remote
 * accepts any version in its range. Name to required range.
 */
export const singletons: Record<string, string> = {
  react: '^19.0.0',
  'react-router-dom': '^7.0.0',
  zustand: '^5.0.0',
  '@site/store': '^1.0.0',
  '@site/federation': '^1.0.0',
};

/**
 * Federation's bundler runtime. Remotes' entries are built without it and use the page's; such a
 * release lists it among its shared packages.
 */
export const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
