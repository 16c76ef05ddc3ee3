// `node scripts/commands/with-node.mjs scripts/commands/check.ts …`: runs a script of the project on the pinned Node.
import { ensureInstalled, runPinned } from '../lib/node24.mjs'

const [script, ...args] = process.argv.slice(2)
ensureInstalled()
runPinned(script, args)
