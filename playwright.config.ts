import { defineConfig } from '@playwright/test';
import { failuresFolder } from './emulators/paths.ts';
import { quiet } from './tests/run/browser.ts';
import { apart } from './tests/run/steps.ts';
// Points the SDKs at the emulators before a test imports one.
import './tests/emulated-environment.ts';
import './tests/fixed-seed.ts';

const minute = 60_000;
const executablePath = process.env['CHROMIUM_PATH'];
const journeys = { testDir: 'tests/journeys', testIgnore: [...apart] };

/** What runs in a browser, on the emulators at `PORT_OFFSET`. */
export default defineConfig<{ isOldest: boolean }>({
  timeout: 4 * minute,
  // What the emulators answer takes longer than the usual seconds.
  expect: { timeout: minute / 2 },
  // They share the records of the demonstration.
  workers: 1,
  // A test that fails runs once more, in a new browser and on restored records: what passes then
  // is flaky.
  retries: 1,
  // A test that is the only one left in must not look like success.
  forbidOnly: true,
  outputDir: failuresFolder,
  reporter: [['list'], ['./tests/run/playwright-reporter.ts']],
  use: {
    launchOptions: { args: quiet, ...(executablePath && { executablePath }) },
    locale: 'fr-FR',
    // Where many tests run beside each other, a screen may take longer than half a minute.
    actionTimeout: minute,
    navigationTimeout: minute,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'accessibility', testDir: 'tests/accessibility' },
    { name: 'journeys', ...journeys },
    { name: 'oldest', ...journeys, use: { isOldest: true } },
    { name: 'apart', testMatch: [...apart] },
  ],
});
