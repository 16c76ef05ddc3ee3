import { ensureInstalled, runPinned } from '../lib/node24.mjs'

ensureInstalled()
runPinned('scripts/commands/serve.ts', process.argv.slice(2))
