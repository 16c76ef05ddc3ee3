import { ensureInstalled, runPinned } from './node24.mjs'

ensureInstalled()
runPinned('scripts/test.ts', process.argv.slice(2))
