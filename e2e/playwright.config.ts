import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { browserArgs } from '@site/composer/find-browser';
import { requireBrowser } from './require-browser';

/** Long specs: several servers, teams, other bundlers. `npm run test:all` runs them first, or one would run alone at the end. */
const night = /\.night\.spec\.ts$/;
const isAll = process.env.TEST_TIER === 'all';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './global-setup.ts',
  // Next to the composed sites, which stay for the next run.
  outputDir: 'test-results/artifacts',
  // Only against hanging: on a busy machine a test may take many times as long.
  timeout: 600_000,
  expect: { timeout: isAll ? 180_000 : 90_000 },
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
    // One that answers for the server would hide faults; staff-app.spec.ts has it.
    serviceWorkers: 'block',
    trace: 'off',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    ...(isAll ? [{ name: 'night', testMatch: night, timeout: 900_000 }] : []),
    { name: 'desktop', testIgnore: night },
    {
      name: 'phone',
      testIgnore: night,
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
});
