/**
 * Runs the suite: types, lint, unit tests, browser tests. Continues after a failure; the last line is
 * `N passed, N failed`.
 *
 * `--all` adds the long tests, whose files are named `*.night.*`. `--changed [commit]` runs only what the change since that commit affects, by lerna's graph.
 */
import { resolve } from 'node:path';
import { Fault } from '@site/contract/fault';
import { specsOf } from './src/browser-specs';
import { suites } from './src/jest-all';
import { remoteNames } from './src/parts';
import { Suite } from './src/suite';
import { testArguments } from './src/test-arguments';
import { touchedSince } from './src/touched';

const root = resolve(import.meta.dirname, '../../..');
const { changed, since, everything } = readArguments();
const suite = new Suite(root);
const eslintConfig = 'shared/platform/build/eslint.config.js';
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
if (everything) {
  process.env.TEST_TIER = 'all';
  // Days since 1970: long series of tests have another part each night.
  process.env.TEST_NIGHT ??= String(Math.floor(Date.now() / 86_400_000));
}

if (changed) await onlyChanged();
else await all();
process.exitCode = suite.end();

function readArguments() {
  try {
    return testArguments(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

// All steps run at the same time: types and linters use one core each, and browser tests wait for a
// part of their time. One step after the other would leave cores idle.

async function all(): Promise<void> {
  await Promise.all([
    suite.browser(),
    suite.unit(suites),
    (async () => {
      await suite.check('types', 'tsc7', '-p', 'tsconfig.json');
      await suite.check('eslint', 'eslint', '-c', eslintConfig, '.');
      await suite.check('prettier', 'prettier', '--check', '--log-level', 'warn', '.');
      await suite.check('stylelint', 'stylelint', '**/*.css');
    })(),
  ]);
}

async function onlyChanged(): Promise<void> {
  const { files, packages, everything: touchesAll } = touchedSince(root, since);
  console.log(`${files.length} files have changed; touched: ${packages.join(', ') || 'nothing'}`);
  if (touchesAll) return all();
  const of = (kind: RegExp) => files.filter((file) => kind.test(file));
  const code = of(/\.[jt]sx?$/);
  const styles = of(/\.css$/);
  // Tests of shared/platform/build read all sources and the documents.
  const units = suites.filter((dir) => packages.includes(dir) || dir === 'shared/platform/build');
  // A program reads the libraries' types first, so many packages share one. Only it reads JavaScript.
  const alone = packages.length <= 2 && code.every((file) => /\.tsx?$/.test(file));
  await Promise.all([
    browserOf(packages),
    files.length && suite.unit(units, 'all'),
    (async () => {
      if (code.length) {
        for (const dir of alone ? packages : ['.'])
          await suite.check(`types of ${dir}`, 'tsc7', '-p', dir);
        await suite.check(
          'eslint',
          'eslint',
          '-c',
          eslintConfig,
          '--no-error-on-unmatched-pattern',
          ...code,
        );
      }
      if (styles.length)
        await suite.check('stylelint', 'stylelint', '--allow-empty-input', ...styles);
      const known = ['--ignore-unknown', '--no-error-on-unmatched-pattern'];
      await suite.check('prettier', 'prettier', '--check', ...known, ...files);
    })(),
  ]);
}

/** @param packages folders that a change affects */
async function browserOf(packages: string[]): Promise<void> {
  const remotes = remoteNames.filter((name) => packages.includes(name));
  // A change outside the remotes can show on every page.
  const others = packages.filter((dir) => !remoteNames.some((name) => name === dir));
  if (others.length) await suite.browser();
  else if (remotes.length) await suite.browser(specsOf(remotes), remotes);
}
