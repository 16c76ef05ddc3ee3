import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { keepTemporaryFilesInMemory } from './scripts/lib/memory-folder.ts'
import { BROWSER_ARGS } from './test/e2e/support/browser-args.ts'

keepTemporaryFilesInMemory()
process.env.E2E_PORT ??= '4173'
// one folder for the run: the workers load this file again and must agree
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'placard-e2e-'))
// everything the server has to say, to be looked through for secrets afterwards
process.env.E2E_LOG ??= join(import.meta.dirname, 'test-results/server.log')
mkdirSync(dirname(process.env.E2E_LOG), { recursive: true })

export const E2E_ADMIN_PASSWORD = 'correct-horse-battery'
/** What the mail server of the journeys signs mails with. */
export const E2E_MAIL_SECRET = 'a-secret-of-the-mail-server'
/** The key of the scripted language model: no answer, page or log may hold it. */
export const E2E_MODEL_KEY = 'sk-of-the-model'

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/journeys',
  // one more than the two cores of CI: a third of a journey's time is waiting
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  globalSetup: './test/e2e/support/global-setup.ts',
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // recording takes a seventh of the processor: where a failed journey is run again, that run alone is recorded
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: BROWSER_ARGS,
    },
  },
})
