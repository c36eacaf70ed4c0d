import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { failuresFolder } from './emulators/paths.ts';
// Points the SDKs at the emulators before a test imports one.
import './tests/emulated-environment.ts';
import './tests/fixed-seed.ts';

const minute = 60_000;

const executablePath = process.env['CHROMIUM_PATH'];
/** Where `npm test` reads what came of a run. */
const outputFile = process.env['TEST_REPORT'] ?? '';

/** Beside what Playwright gives every browser. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  // One process less to talk to, and no time for compiling what runs only once: a tenth and more
  // of a journey's work.
  '--in-process-gpu',
  '--js-flags=--max-lazy --no-opt --no-maglev --no-sparkplug',
];

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
  // It is emptied first, where other projects may have left something.
  outputDir: join(failuresFolder, basename(outputFile, '.json')),
  reporter: [['list'], ...(outputFile ? [['json', { outputFile }] as const] : [])],
  use: {
    launchOptions: { args, ...(executablePath && { executablePath }) },
    locale: 'fr-FR',
    // Where many tests run beside each other, a screen may take longer than half a minute.
    actionTimeout: minute,
    navigationTimeout: minute,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'accessibility', testDir: 'tests/accessibility' },
    { name: 'journeys', testDir: 'tests/journeys' },
    {
      name: 'oldest',
      testDir: 'tests/journeys',
      grepInvert: /@night/,
      use: { isOldest: true },
    },
    { name: 'apart', testDir: 'tests/apart' },
  ],
});
