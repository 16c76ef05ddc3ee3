import { flushCompileCache } from 'node:module'
import { createInstance } from '#server/instance.ts'
import type { DemoMarket } from '#server/prepare-market.ts'
import { runInstance } from '../lib/run-instance.ts'

/** `npm start` and `npm run dev`: build, database, then the web and the job process, supervised until stopped. */
const demo: DemoMarket = {
  async insert(db, { config, files }) {
    // imported lazily: a start that seeds nothing should not load the hand-drawn market
    const { insertDemoMarket } = await import('#db/seeds/demo/insert.ts')
    const made = await insertDemoMarket(db, { now: new Date(), saveFile: files.save, config })
    return made.inserted
      ? `Demo market: ${made.listings} spaces of ${made.sellers} sellers loaded.`
      : undefined
  },
  async insertOperator(db, config) {
    const { insertOperator } = await import('#db/seeds/demo/conversations/insert-operator.ts')
    await insertOperator(db, { config, now: new Date() })
  },
}

await runInstance({
  isDev: process.argv.includes('--dev'),
  needsPages: true,
  create: (config, writeLine) => createInstance(config, { writeLine, demo }),
})
// flushed now: a killed process would leave no compile cache for the next start
flushCompileCache()
