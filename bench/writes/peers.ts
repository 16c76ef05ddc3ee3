/**
 * Baselines of `bench:writes`, bare Hono on the same Postgres: one insert; the same and then a poll for changes of its
 * own, sequentially; the same and then the shared poll. `node bench/writes/peers.ts URL PORT`
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { followListings } from '../follow-listings.ts'

const [url, port] = process.argv.slice(2)
const { db, search, stop } = await followListings(url!)
let queue = Promise.resolve()

const insert = () => sql`insert into bench_writes (at) values (now())`.execute(db)
const app = new Hono()
app.post('/insert', async (c) => {
  await insert()
  return c.json({ success: true })
})
app.post('/waits-each', async (c) => {
  await insert()
  queue = queue.then(() => search.catchUp())
  await queue
  return c.json({ success: true })
})
app.post('/waits-together', async (c) => {
  await insert()
  await search.catchUp()
  return c.json({ success: true })
})
const server = serve({ fetch: app.fetch, port: Number(port) }, () => process.send?.('ready'))
process.once('SIGTERM', async () => {
  server.close()
  await stop()
  process.exit(0)
})
