import { ensureInstalled, runPinned } from './node24.mjs'

ensureInstalled()
runPinned('scripts/serve.ts', process.argv.slice(2))
