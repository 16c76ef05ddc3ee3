/**
 * `npm run bench:feed [-- --rows=200000]`: how fast the index loads from Postgres, beside merely reading the same rows,
 * and the latency from the commit of a listing in another process until it is found here.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { ListingSearch } from '#server/features/discovery/search/listing-search.ts'
import { createDatabase, createPool } from '#server/platform/db/database.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { followChannels } from '#server/platform/db/follow-channel.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { formatMs, printTable, toTiming } from './search/measure.ts'

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '200000' } } })
const rows = Number(options.rows)
const PUBLICATIONS = 40

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
const cluster = await startCluster(folder, { shared_buffers: '512MB', max_wal_size: '4GB' })
const url = cluster.url('postgres')
const log = pino({ level: 'error' })
try {
  await migrate(url)
  await fill()
  const db = createDatabase(createPool({ url, maxConnections: 2 }))
  loadGazetteer()
  const search = new ListingSearch({
    db,
    config: { SUPPORT_DOMAIN: 'placard.example' },
    log,
    now: () => new Date(),
    gazetteer: loadGazetteer,
  })
  await time('every column read by a plain client', plainRead)
  let stop = () => {}
  await time('the index loaded and sorted', async () => {
    stop = await search.start()
  })
  const stopFollowing = followChannels({ url, log, followers: [search] })
  await measurePublications(search)
  stop()
  await stopFollowing()
  await db.destroy()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Bulk insert straight into the table: search text and change records are made per space. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    "insert into users (username, email, password) values ('bench', 'bench@example.com', '!')",
  )
  await client.query('alter table listings disable trigger user')
  await client.query(
    `insert into listings (seller_id, title, description, ad_type, price, location_text, lat, lng, status, features, target_market)
     select (select min(id) from users), 'Wall ' || i, repeat('A painted wall beside a bus stop. ', 6),
       (array['billboard', 'digital', 'print', 'radio'])[1 + i % 4], 100 + i % 5000, 'Seattle, WA',
       25 + random() * 24, -124 + random() * 56, 'active', '{high-traffic}', '{commuters,families}'
     from generate_series(1, $1::int) i`,
    [rows],
  )
  await client.query('alter table listings enable trigger user')
  await client.query('vacuum analyze listings')
  await client.end()
}

async function plainRead(): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select id, lat, lng, price, frequency, ad_type, venue, target_market, listing_type, features, availability_start,
       availability_end, listed_at, updated_at, length(description) from listings where status = 'active' order by id`,
  )
  await client.end()
}

async function time(name: string, work: () => Promise<void>): Promise<void> {
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  await work()
  const ms = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  const rate = Math.round((rows / ms) * 1000).toLocaleString('en')
  console.log(
    `${name}: ${rows.toLocaleString('en')} rows in ${formatMs(ms)} ms (${formatMs((user + system) / 1000)} ms of it this process), ${rate} rows/s`,
  )
}

async function measurePublications(search: ListingSearch): Promise<void> {
  const count = async () => (await search.list({ limit: 1 })).total
  const committed: number[] = []
  const writer = fork(join(import.meta.dirname, 'feed/writer.ts'), [url, String(PUBLICATIONS)])
  writer.on('message', (at) => committed.push(Number(at)))
  const found: number[] = []
  for (const first = await count(); found.length < PUBLICATIONS; ) {
    while ((await count()) - first > found.length) found.push(performance.timeOrigin + performance.now())
    await sleep(1)
  }
  while (committed.length < PUBLICATIONS) await sleep(1)
  const delays = found.map((at, i) => Math.max(0, at - committed[i]!))
  const { p50, p99 } = toTiming(delays)
  printTable([
    ['published elsewhere, found here', 'p50 ms', 'slowest ms'],
    [`${PUBLICATIONS} publications`, formatMs(p50), formatMs(p99)],
  ])
}
