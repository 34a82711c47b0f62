import type { PartName } from '@site/data-types/contract';

/**
 * Names, ports and singletons of the site's parts, as values. `PartName` of
 * `@site/data-types/contract` is the type of the names; the compiler checks that both agree.
 */

/** Port of each part's development server. */
export const ports: Record<PartName, number> = {
  shell: 3000,
  'mf-catalog': 3001,
  'mf-booking': 3002,
  'mf-estimator': 3003,
  'mf-blog': 3004,
  'mf-service-areas': 3005,
  'mf-staff': 3006,
};

export const partNames = Object.keys(ports) as PartName[];
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
