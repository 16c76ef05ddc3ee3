/**
 * One web process of `bench:live`, without pages; answers `usage` with its memory and its processor time so far. The heap
 * is collected and shrunk first: what V8 keeps for later is no memory of streams.
 * `node --expose-gc bench/live/web-process.ts URL PORT`
 */
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { followChannels } from '#server/platform/db/follow-channel.ts'
import { boundConnections, SERVER_OPTIONS } from '#server/platform/http/bound-connections.ts'

const [url, port] = process.argv.slice(2) as [string, string]
const config = parseConfig({
  DATABASE_URL: url,
  LOG_LEVEL: 'error',
  SENTENCE_MODEL: '0',
  RATE_LIMIT_SCALE: '100000',
})
const context = createContext(config, url)
const stopFollowing = followChannels({ url, log: context.log, followers: [context.live] })
const http = createAdaptorServer({
  fetch: createApp(context).fetch,
  serverOptions: SERVER_OPTIONS,
}) as import('node:http').Server
boundConnections(http, { isBehindProxy: false })
http.listen(Number(port), () => process.send?.('ready'))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ rss, heapUsed, cpuMs: (user + system) / 1000, streams: context.live.size })
})
process.once('SIGTERM', async () => {
  context.live.end()
  await new Promise((done) => http.close(done))
  await stopFollowing()
  await context.pool.end()
  process.exit(0)
})
