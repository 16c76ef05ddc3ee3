// `node scripts/with-node.mjs scripts/check.ts …`: any script of the project on the pinned Node.
import { ensureInstalled, runPinned } from './node24.mjs'

const [script, ...args] = process.argv.slice(2)
ensureInstalled()
runPinned(script, args)
