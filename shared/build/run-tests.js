#!/usr/bin/env node
/**
 * The whole suite: types, lint, each package's jest, Playwright. Everything runs even when
 * something before it failed; the last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
let passed = 0;
let failed = 0;
/** What this machine lacks, a line each: `not run: nginx`. @type {Set<string>} */
const notRun = new Set();

/** @param {string[]} command @param {string} [cwd] @returns {Promise<boolean>} whether it succeeded */
function run([file = '', ...args], cwd = root) {
  const child = spawn(file, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', npm_config_loglevel: 'error' },
  });
  return new Promise((done) => child.on('exit', (code) => done(code === 0)));
}

/** @param {string} title */
const heading = (title) => console.log(`\n── ${title}`);

/** A step that passes or fails as a whole. @param {string} title @param {string[]} command */
async function check(title, command) {
  heading(title);
  if (await run(command)) passed++;
  else failed++;
}

/** @param {string} name folder of a package */
async function unitTests(name) {
  heading(`jest ${name}`);
  const report = join(reports, `${name.replace('/', '-')}.json`);
  const ok = await run([bin('jest'), '--json', '--outputFile', report], join(root, name));
  if (!existsSync(report)) return void failed++;
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  // A suite that could not run counts, too: it has no tests of its own to fail.
  failed += ok ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1);
}

async function browserTests() {
  heading('Playwright');
  const ok = await run([bin('playwright'), 'test'], join(root, 'e2e'));
  const report = join(root, 'e2e/test-results/report.json');
  if (!existsSync(report)) return void failed++;
  const text = readFileSync(report, 'utf8');
  for (const [, reason = ''] of text.matchAll(/"description": "(not run: [^"]+)"/g)) {
    notRun.add(reason);
  }
  const { stats } = JSON.parse(text);
  passed += stats.expected + stats.flaky;
  failed += ok ? 0 : Math.max(stats.unexpected, 1);
}

const packages = [
  ...readdirSync(join(root, 'shared'))
    .filter((name) => existsSync(join(root, 'shared', name, 'package.json')))
    .map((name) => `shared/${name}`),
  ...readdirSync(root).filter((name) => /^(shell|mf-.+)$/.test(name)),
].filter((name) => existsSync(join(root, name, 'jest.config.js')));

await check('types', [bin('tsc'), '-p', 'tsconfig.json']);
await check('eslint', [bin('eslint'), '-c', 'shared/build/eslint.config.js', '.']);
await check('stylelint', [bin('stylelint'), '**/*.css']);
await check('prettier', [bin('prettier'), '--check', '--log-level', 'warn', '.']);
for (const name of packages) await unitTests(name);
await browserTests();

for (const line of notRun) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
