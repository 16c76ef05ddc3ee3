import { serve } from '@hono/node-server'
import { createApp } from './server/app.ts'
import { ConfigError, parseConfig } from './server/config.ts'
import { createContext } from './server/context.ts'
import { boundConnections, SERVER_OPTIONS } from './server/platform/http/bound-connections.ts'
import { servePages } from './server/platform/http/pages.ts'

/** The web process. `npm start` runs it with the job process; it needs nothing but a migrated Postgres. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  if (!config.DATABASE_URL)
    throw new ConfigError('The web process needs DATABASE_URL; `npm start` brings its own Postgres.')
  const context = createContext(config, config.DATABASE_URL)
  const app = createApp(context)
  await servePages(app, context)
  const stopFollowing = await context.search.start()
  const server = serve(
    {
      fetch: app.fetch,
      port: config.PORT,
      hostname: config.HOST,
      serverOptions: SERVER_OPTIONS,
    },
    () => process.send?.('ready'),
  )
  const http = server as import('node:http').Server
  boundConnections(http, { isBehindProxy: Boolean(config.TRUST_PROXY) })
  http.on('error', (error) => fail(error))

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // give answers under way a moment, then end whatever is left
    setTimeout(() => process.exit(0), 5_000).unref()
    http.close(() => {
      void Promise.allSettled([stopFollowing(), context.pageCounter.flush(), context.errors?.close()])
        .then(() => context.pool.end())
        .finally(() => process.exit(0))
    })
    http.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // the process that started us is gone: never serve without it
  process.on('disconnect', stop)
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${error instanceof ConfigError ? message : `Placard could not start: ${message}`}\n`)
  process.exit(1)
}

main().catch(fail)
