/**
 * Names, ports and singletons of the site's parts, for code to ask. `PartName` of
 * `@site/data-types/contract` is the type of the names, so neither list can have one that the other
 * lacks.
 */

/** @typedef {import('@site/data-types/contract').PartName} PartName */

/** Port on which each part's own development server listens. @type {Record<PartName, number>} */
export const ports = {
  shell: 3000,
  'mf-catalog': 3001,
  'mf-booking': 3002,
  'mf-estimator': 3003,
  'mf-blog': 3004,
  'mf-service-areas': 3005,
};

export const partNames = /** @type {PartName[]} */ (Object.keys(ports));
export const remoteNames = partNames.filter((name) => name !== 'shell');

/**
 * Packages that exist once on a page: the shell provides them, remotes bring none of their own.
 * A remote accepts any version its range allows.
 * @type {Record<string, string>} name to required range
 */
export const singletons = {
  react: '^19.0.0',
  'react-router-dom': '^7.0.0',
  zustand: '^5.0.0',
  '@site/store': '^1.0.0',
  '@site/federation': '^1.0.0',
};

/**
 * The global under which a part that a developer serves leaves its container; a release's carries
 * its hash.
 * @param {string} name
 */
export const overrideContainer = (name) => `${name.replaceAll('-', '_')}_override`;

/**
 * Federation's bundler runtime: remotes' entries are built without it and take the page's. A release
 * that names it among its shared packages is one of those.
 */
export const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
