/**
 * `npm run bench:open [-- --rows=100000]`: the open feeds of a large market, beside plain SQL that writes the same rows as JSON. Goals: the
 * whole GeoJSON is given away at 25 MB/s and more within 60 MB of memory, changes since a second ago are there within 10 ms, and 10,000
 * spaces of a seller's system are stored within 5 s.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { makeOpenFiles } from '#server/features/edge/open-data/make-open-files.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { fillMarket } from './open/fill.ts'
import { measureUpserts } from './open/upserts.ts'
import { formatMs, printTable, toTiming } from './search/measure.ts'

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const rows = Number(options.rows)
const RUNS = 200
const MB = 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-open-'))
const cluster = await startCluster(folder, { shared_buffers: '512MB', max_wal_size: '4GB' })
const url = cluster.url('postgres')
try {
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillMarket(client, rows)
  const config = parseConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    OPEN_DATA: '1',
    RATE_LIMIT_SCALE: '100000',
    SENTENCE_MODEL: '0',
  })
  const context = createContext(config, url, { maxConnections: 4 })
  const app = createApp(context)
  const get = (path: string) => app.request(path, { headers: { host: 'localhost:3000' } })
  await measure('made: four files', async () => {
    await makeOpenFiles(context)
    return sizeOfAll(context)
  })
  await measure('GeoJSON, given away', async () => drain(await get('/open/v1/spaces.geojson')))
  await measure('plain SQL: rows as JSON, by cursor', () => readInSql(client))
  await measureChanges(get, client)
  await measureUpserts(context, client, folder)
  await client.end()
  await context.pool.end()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** @param run gives the bytes that it has moved */
async function measure(way: string, run: () => Promise<number>): Promise<void> {
  global.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const start = performance.now()
  const bytes = await run()
  const seconds = (performance.now() - start) / 1000
  clearInterval(watch)
  const size = bytes / MB
  const speed = (size / seconds).toFixed(1)
  console.log(
    `${way}: ${size.toFixed(1)} MB in ${seconds.toFixed(2)} s, ${speed} MB/s, memory + ${((most - before) / MB).toFixed(0)} MB`,
  )
}

async function drain(answer: Response): Promise<number> {
  if (answer.status !== 200 || !answer.body) throw new Error(`answered ${answer.status}`)
  let bytes = 0
  for await (const piece of answer.body) bytes += piece.length
  return bytes
}

async function sizeOfAll({ db }: AppContext): Promise<number> {
  const files = await db.selectFrom('open_files').select('bytes').execute()
  return files.reduce((sum, { bytes }) => sum + Number(bytes), 0)
}

async function readInSql(client: pg.Client): Promise<number> {
  let bytes = 0
  await client.query('begin')
  await client.query(`declare spaces no scroll cursor for select row_to_json(shown)::text as line from (
    select id, title, description, ad_type, venue, listing_type, price, frequency, location_text, address, lat, lng, features,
      target_market, specifications, audience, availability_start, availability_end, images, listed_at, updated_at
    from listings where status = 'active' order by id) as shown`)
  for (;;) {
    const { rows: found } = await client.query<{ line: string }>('fetch 500 from spaces')
    if (found.length === 0) break
    for (const { line } of found) bytes += Buffer.byteLength(line)
  }
  await client.query('commit')
  return bytes
}

/** One space changes, then a reader asks what changed since it asked last. */
async function measureChanges(get: (path: string) => Promise<Response> | Response, client: pg.Client) {
  const times: { ours: number[]; sql: number[] } = { ours: [], sql: [] }
  await client.query('truncate open_changes')
  let next = new Date().toISOString()
  for (let run = 0; run < RUNS; run++) {
    await client.query(
      'update listings set price = price + 1 where id = (select min(id) + $1 from listings)',
      [run],
    )
    const since = new Date(Date.now() - 1000).toISOString()
    const start = performance.now()
    const lines = await (await get(`/open/v1/changes.jsonl?since=${next}`)).text()
    times.ours.push(performance.now() - start)
    next = (JSON.parse(lines.trim().split('\n').at(-1) ?? '{}') as { next: string }).next
    times.sql.push(
      await time(() =>
        client.query(
          `select row_to_json(listings) from listings where id in (select listing_id from open_changes where changed_at >= $1)`,
          [since],
        ),
      ),
    )
  }
  const line = (way: string, measured: number[]) => {
    const { p50, p99 } = toTiming(measured)
    return [way, formatMs(p50), formatMs(p99)]
  }
  printTable([
    ['changes since the last look', 'p50 ms', 'p99 ms'],
    line('Placard', times.ours),
    line('plain SQL', times.sql),
  ])
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}
