import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../scripts/testing/ensure-chromium.ts';
import { isEndurance } from './support/endurance.ts';

// Chromium is the system's; nothing is downloaded. The flags keep it from asking for addresses outside this machine.
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.config.ts',
  outputDir: './test-results',
  // Twice what the slowest machine that tests took: a limit is for what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  ...(!isEndurance && { grepInvert: /@endurance/ }),
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? './test-results/report.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A worker between page and server would hide requests from tests; the tests of going offline let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every run costs a seventh of the time; `-- --trace on` records at one's desk.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
