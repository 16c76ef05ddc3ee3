import { ensureInstalled, runPinned } from '../lib/node24.mjs'

ensureInstalled()
runPinned('scripts/commands/test.ts', process.argv.slice(2))
