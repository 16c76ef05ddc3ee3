import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../lib/chromium.ts'
import { ROOT, run, runBeside } from '../lib/run.ts'

/** `npm test`: every check, test and journey; continues after a failure so that one run reports everything. */
const RESULTS = join(ROOT, 'test-results')
const unitFile = join(RESULTS, 'unit.json')
const journeyFile = join(RESULTS, 'journeys.json')

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const steps = [
  // both are for long stretches the work of one core
  ...(await Promise.all([
    runBeside('Checks', 'scripts/commands/check.ts'),
    runBeside('Build', 'scripts/commands/build.ts'),
  ])),
  run('Tests', 'node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitFile}`,
  ]),
  // a trace of every step doubles the runner's work: `npm run test:e2e -- --last-failed` takes those of what failed
  run('Journeys', 'node_modules/@playwright/test/cli.js', ['test', '--trace=off'], {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyFile,
  }),
]

const unit = readJson<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(unitFile)
const journeys = readJson<{
  stats: { expected: number; unexpected: number; skipped: number; flaky: number }
}>(journeyFile)
const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0)
const failed = (unit?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0)
const skipped = (unit?.numPendingTests ?? 0) + (journeys?.stats.skipped ?? 0)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
if (!steps.every(Boolean) || !unit || !journeys) process.exit(1)

function readJson<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return null
  }
}
