import { flushCompileCache } from 'node:module'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './server/app.ts'
import { checkDatabase } from './server/check-database.ts'
import { ConfigError, parseConfig } from './server/config.ts'
import { createContext } from './server/context.ts'
import { ARTWORK_PATH } from './server/features/booking/creatives/limits.ts'
import { mountPages } from './server/mount-pages.ts'
import { followChannels } from './server/platform/db/follow-channel.ts'
import { boundConnections, SERVER_OPTIONS } from './server/platform/http/bound-connections.ts'
import { endServer } from './server/platform/http/end-server.ts'
import { listen } from './server/platform/http/listen.ts'
import { UPLOAD_PATHS } from './server/upload-paths.ts'

/** The web process. `npm start` runs it with the job process; it needs nothing but a migrated Postgres. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  if (!config.DATABASE_URL)
    throw new ConfigError('The web process needs DATABASE_URL; `npm start` brings its own Postgres.')
  await checkDatabase(config, config.DATABASE_URL)
  const context = createContext(config, config.DATABASE_URL)
  const app = createApp(context)
  await mountPages(app, context)
  const stopSearch = await context.search.start()
  const { log, search, pageChanges, live } = context
  const followers = [search, pageChanges, live]
  const stopHearing = followChannels({ url: config.DATABASE_URL, log, followers })
  const http = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: SERVER_OPTIONS,
  }) as import('node:http').Server
  const bodies = { longBodies: ARTWORK_PATH, uploads: UPLOAD_PATHS }
  boundConnections(http, { isBehindProxy: config.TRUST_PROXY > 0, ...bodies })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // give answers under way a moment, then end whatever is left
    setTimeout(() => process.exit(0), 5_000).unref()
    live.end()
    void endServer(http).then(() => {
      const { pageCounter, spaceCounter, visitCounter } = context
      const counted = [pageCounter, spaceCounter, visitCounter].map((counter) => counter.flush())
      void Promise.allSettled([stopSearch(), stopHearing(), ...counted, context.errors?.close()])
        .then(() => context.pool.end())
        .finally(() => process.exit(0))
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // the process that started us is gone: never serve without it
  process.on('disconnect', stop)

  await listen(http, { port: config.PORT, host: config.HOST })
  http.on('error', (error) => fail(error))
  process.send?.('ready')
  flushCompileCache()
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${error instanceof ConfigError ? message : `Placard could not start: ${message}`}\n`)
  process.exit(1)
}

main().catch(fail)
