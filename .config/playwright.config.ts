import { defineConfig } from 'playwright/test';

// The journeys are those of the sample; another site is named where it is built.
delete process.env.SITE;

const report = process.env.JOURNEYS_REPORT;

/** `npm run long` runs the matrices (`*.long.ts`) instead of the journeys. */
const isLong = process.env.LONG === '1';

export default defineConfig({
  testDir: '../tests/journeys',
  testMatch: isLong ? '*.long.ts' : '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: '../tests/support/global-setup.ts',
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  forbidOnly: Boolean(process.env.CI),
  // A third of the time is spent waiting.
  workers: 3,
  fullyParallel: false,
  timeout: isLong ? 15 * 60_000 : 60_000,
  // A slow machine takes more than twice the usual time.
  globalTimeout: (isLong ? 75 : 50) * 60_000,
  // Longer than the timeout of 8 s after which the app gives up on a silent server.
  expect: { timeout: 12_000 },
  use: { screenshot: 'only-on-failure' },
});
