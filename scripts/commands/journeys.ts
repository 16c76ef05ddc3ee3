import { ensureChromium } from '../lib/chromium.ts'
import { run } from '../lib/run.ts'

/** `npm run test:e2e -- NAME…`: builds if stale and runs the journeys whose file or title matches; all without a name. */
const names = process.argv.slice(2)
const isDone =
  run('Build', 'scripts/commands/build.ts') &&
  run('Journeys', 'node_modules/@playwright/test/cli.js', ['test', ...names], {
    CHROMIUM_PATH: ensureChromium(),
  })
if (!isDone) process.exit(1)
