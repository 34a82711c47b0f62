import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { browserArgs } from '@site/composer/find-browser';
import { requireBrowser } from './require-browser';

/** Specs that need specially built releases. */
const onReleases = /(skew|releases|throwing|old-phone|prices)\.spec\.ts/;
/** Specs with tests of a minute and more. They start first, or one would run alone at the end. */
const long = /(check|dev|new-part|own-repository|publish|team-token|teams)\.spec\.ts/;
/** The spec that needs a site built for development. */
const inDevelopment = /hydration\.spec\.ts/;

export default defineConfig({
  testDir: 'tests',
  globalSetup: './global-setup.ts',
  // Next to the composed sites, which stay for the next run.
  outputDir: 'test-results/artifacts',
  // Only against hanging: on a busy machine a test may take many times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than cores: a test waits about half of its time.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // A retry tells a flaky test from a broken one. Both fail the run; `FLAKY=list` only lists the first.
  retries: 1,
  failOnFlakyTests: process.env.FLAKY !== 'list',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: { executablePath: requireBrowser(), args: browserArgs },
    timezoneId: 'America/Chicago',
    trace: 'off',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: 'variants', testDir: 'setup', testMatch: 'variants.setup.ts', retries: 0 },
    { name: 'development build', testDir: 'setup', testMatch: 'development.setup.ts', retries: 0 },
    { name: 'long', testMatch: long },
    { name: 'desktop', testIgnore: [long, onReleases, inDevelopment] },
    {
      name: 'phone',
      testIgnore: [long, onReleases, inDevelopment],
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    { name: 'on releases', testMatch: onReleases, dependencies: ['variants'] },
    { name: 'in development', testMatch: inDevelopment, dependencies: ['development build'] },
  ],
});
