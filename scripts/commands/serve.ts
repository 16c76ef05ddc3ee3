import { spawnSync } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { ConfigError, parseConfig } from '#server/config.ts'
import { createInstance, InstanceError } from '#server/instance.ts'
import { SecretKeyError } from '#server/platform/secrets/secret-box.ts'
import type { InsertDemo, InsertDemoOperator } from '#server/prepare-market.ts'
import { isBuildStale } from '../lib/build-stale.ts'

/** `npm start` and `npm run dev`: build, database, then the web and the job process, supervised until stopped. */
async function main(): Promise<void> {
  const isDev = process.argv.includes('--dev')
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  const config = parseConfig(process.env)
  if (!isDev && isBuildStale()) build()
  const instance = createInstance(config, {
    writeLine: (line) => console.log(line),
    insertDemo,
    insertDemoOperator,
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await instance.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // tests fork us: theirs is gone, however it ended
  process.on('disconnect', stop)
  try {
    await instance.start()
  } catch (error) {
    // a start that is stopped half way has lost its database
    if (isStopping) return
    await instance.stop()
    throw error
  }
  process.send?.('ready')
  // flushed now: a killed process would leave no compile cache for the next start
  flushCompileCache()
}

const insertDemo: InsertDemo = async (db, { config, files }) => {
  // imported lazily: a start that seeds nothing should not load the hand-drawn market
  const { insertDemoMarket } = await import('#db/seeds/demo/insert.ts')
  const demo = await insertDemoMarket(db, { now: new Date(), saveFile: files.save, config })
  return demo.inserted ? `Demo market: ${demo.listings} spaces of ${demo.sellers} sellers loaded.` : undefined
}

const insertDemoOperator: InsertDemoOperator = async (db, config) => {
  const { insertOperator } = await import('#db/seeds/demo/conversations/insert-operator.ts')
  await insertOperator(db, { config, now: new Date() })
}

/** In a child process: the bundler's memory is freed before serving. */
function build(): void {
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  if (done.status !== 0) throw new InstanceError('The pages could not be built; see above.')
}

main().catch((error) => {
  const isExpected =
    error instanceof ConfigError || error instanceof InstanceError || error instanceof SecretKeyError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
