/**
 * Licenses that a component may have. They allow unchanged use and require at most their notice.
 * MPL-2.0 requires publishing changed files; we change none. CC-BY is used for data lists.
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

/** Licenses that a person read, because npm cannot read how the package states them. */
export const licensesByHand: Record<string, string> = {
  // package.json: "licenses", as npm wanted it before 2014. Of s3rver, which only tests run.
  'busboy@0.3.1': 'MIT',
  'dicer@0.3.0': 'MIT',
  'streamsearch@0.1.2': 'MIT',
  // Their readme. Of s3rver, too.
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  // package.json: "BSD", without a text.
  'gitconfiglocal@1.0.0': 'BSD-3-Clause',
  // The file LICENSE.
  'svg-tags@1.0.0': 'MIT',
};

/** Packages that run a program when they are installed, and what it does. */
export const installScripts: Record<string, string> = {
  '@parcel/watcher': 'builds itself when no prebuilt program fits; only lerna uses it',
  '@swc/core': 'checks that the prebuilt compiler for this machine exists; only tests use it',
  'core-js-pure': 'prints a request for donations; only the development server uses it',
  deno: 'installs the prebuilt program for this machine; only the test of drain-outbox runs it',
  esbuild: 'installs the prebuilt program for this machine; tsx and the scheduled function use it',
  nx: 'prepares lerna’s task runner; our scripts do not run it',
  'unrs-resolver':
    'checks that the prebuilt resolver for this machine exists; lint and tests use it',
};

/** Whether an SPDX expression of names, AND and OR can be satisfied by allowed licenses. */
export const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => each.split(' AND ').every((name) => allowedLicenses.includes(name)));
