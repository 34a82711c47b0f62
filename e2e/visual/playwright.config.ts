import { execFileSync } from 'node:child_process';
import { defineConfig } from 'playwright/test';
import { requireBrowser } from '../require-browser';
import common from '../playwright.config';

/**
 * Compares pictures only where they were recorded, because other platforms and browsers draw text
 * differently. `npm run visual -w e2e -- --update-snapshots` records them.
 */
const executablePath = requireBrowser({ windowed: true });
const version = execFileSync(executablePath, ['--version', '--no-sandbox']).toString();
const major = /\d+/.exec(version)?.[0] ?? 'unknown';
export const platform = `${process.platform}-chromium-${major}`;

export default defineConfig({
  ...common,
  use: { ...common.use, launchOptions: { ...common.use?.launchOptions, executablePath } },
  testDir: '.',
  testMatch: '*.visual.ts',
  globalSetup: '../global-setup.ts',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: `{testDir}/recorded/${platform}/{arg}{ext}`,
  retries: 0,
  reporter: 'list',
  projects: [{ name: 'visual' }],
});
