/**
 * Licenses that a component may have: they let us use it unchanged and ask for their notice at most.
 * MPL-2.0 asks for changed files to be published; we change none. CC-BY is that of lists.
 */
export const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Licenses of packages that name theirs in a way that npm does not read; read by hand. */
export const licensesByHand: Record<string, string> = {
  // package.json: "BSD", without a text.
  'gitconfiglocal@1.0.0': 'BSD-3-Clause',
  // The file LICENSE.
  'svg-tags@1.0.0': 'MIT',
};

/** Packages whose installation may run a program of theirs, and what it does. */
export const installScripts: Record<string, string> = {
  '@parcel/watcher': 'builds itself where no prebuilt program fits; only lerna uses it',
  '@swc/core': 'checks that the prebuilt compiler for this machine is there; only tests use it',
  'core-js-pure': 'prints a request for donations; only the development server uses it',
  deno: 'puts the prebuilt program for this machine in place; only the test of drain-outbox runs it',
  esbuild:
    'puts the prebuilt program for this machine in place; tsx and the scheduled function use it',
  nx: 'prepares lerna’s task runner; nothing of ours runs it',
  'unrs-resolver':
    'checks that the prebuilt resolver for this machine is there; lint and tests use it',
};

/** Whether an SPDX expression of names, AND and OR can be met by licenses that are allowed. */
export const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => each.split(' AND ').every((name) => allowedLicenses.includes(name)));
