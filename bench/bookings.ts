/**
 * `npm run bench:bookings`: claims of one slot, of a shared loop and of random ranges, beside the constraints alone; Book Now
 * over HTTP on two web processes; many deadlines and four clocks; a year of availability and a quote over HTTP, beside one
 * bare SQL statement, in one run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { addDays } from '#domain/zoned-time.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { createDatabase, createPool } from '#server/platform/db/database.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { measureBookNow } from './bookings/book-now.ts'
import {
  claim,
  countDeadlocks,
  countWrong,
  insertBare,
  type Outcome,
  race,
  weeks,
} from './bookings/claims.ts'
import { measureDeadlines } from './bookings/deadlines.ts'
import { withProduct } from './product.ts'
import { formatMs, printTable } from './search/measure.ts'

const PORT = Number(process.env.PORT ?? 4358)
const SPACES = 200
const DEADLINES = 500
const SELLERS = 50
const RANDOM = { units: 20, wishes: 2000, capacity: 4 }

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
const cluster = await startCluster(folder)
const url = cluster.url('postgres')
const pool = createPool({ url })
const db = createDatabase(pool)
try {
  await migrate(url)
  await fill()
  await measureClaims()
  await measureBookNow({ db, url, port: PORT + 2, addUnit })
  await reportDeadlocks()
  await showDeadlines()
  const settings = { DATABASE_URL: url, RATE_LIMIT_SCALE: '100000', SENTENCE_MODEL: '0' }
  await withProduct(PORT, settings, ({ base }) => measureReads(base))
} finally {
  await db.destroy()
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Spaces sold by the day with a year of claims, and units to race for. */
async function fill(): Promise<void> {
  await pool.query(
    `insert into users (username, email, password, status)
     select 's' || i, 's' || i || '@example.com', '!', 'active' from generate_series(1, $1::int) i`,
    [SELLERS],
  )
  await pool.query(
    `insert into listings (seller_id, title, description, ad_type, price, frequency, location_text, lat, lng, status)
     select 1 + i % $2::int, 'Wall ' || i, 'A painted wall.', 'social', 100 + i, 'day', 'Seattle, WA', 47.6, -122.3, 'active'
     from generate_series(1, $1::int) i`,
    [SPACES, SELLERS],
  )
  await pool.query(
    `insert into booking_terms (listing_id, mode, time_zone, lead_days, sells_whole_periods, term_discounts, quantity_discounts,
       extras, cancellation_tier, payment_schedule, deposit_basis_points, answer_hours)
     select id, 'request', 'America/Los_Angeles', 0, false, '[]', '[]', '[]', 'standard', 'at-once', 0, 48 from listings`,
  )
  await pool.query(
    `insert into space_units (listing_id, position, name, cell, anchor, capacity)
     select id, 0, 'Post', 'day', $1, 2 from listings`,
    [POSTING_ANCHOR],
  )
  await pool.query(
    `insert into unit_claims (unit_id, days, quantity, kind)
     select unit.id, daterange(current_date + n * 5, current_date + n * 5 + 3), 1 + n % 2, 'block'
     from space_units as unit, generate_series(1, 72) as n`,
  )
  await pool.query('begin; set local role none; analyze; commit')
}

async function addUnit(capacity: number, listingId = 1): Promise<number> {
  const { rows } = await pool.query(
    `insert into space_units (listing_id, position, name, cell, anchor, capacity)
     select $3, max(position) + 1, 'Loop', 'week', $1, $2 from space_units where listing_id = $3 returning id`,
    [POSTING_ANCHOR, capacity, listingId],
  )
  return rows[0].id
}

async function measureClaims(): Promise<void> {
  const [slot, loop, bare, year] = [await addUnit(1), await addUnit(8), await addUnit(1), await addUnit(2000)]
  const first = { from: 0, count: 1 }
  const runs: [string, number, Outcome][] = [
    ['1,000 claims of one slot', 1, await race(times(1000, () => () => claim(db, weeks(slot, first))))],
    ['1,000 claims, capacity 8', 8, await race(times(1000, () => () => claim(db, weeks(loop, first))))],
    [
      '50 bare inserts, constraints alone',
      1,
      await race(times(50, () => () => insertBare(db, weeks(bare, first)))),
    ],
    [
      '500 claims of a year, all fit',
      500,
      await race(times(500, () => () => claim(db, weeks(year, { from: 0, count: 52 })))),
    ],
  ]
  printTable([
    ['', 'won', 'expected', 'refused', 'failed', 'ms'],
    ...runs.map(([name, expected, { won, refused, failed, ms }]) => [
      name,
      ...[won, expected, refused, failed].map(String),
      formatMs(ms),
    ]),
  ])
  await measureRandom()
  await reportDeadlocks()
}

async function reportDeadlocks(): Promise<void> {
  const { rows } = await pool.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  const broken = await findBrokenCells(db)
  console.log(
    `deadlocks ${rows[0].deadlocks}, run again ${countDeadlocks()}, cells that differ ${broken.length}\n`,
  )
}

/** Both sides are notified of each. */
async function showDeadlines(): Promise<void> {
  const { ms, events, bookings, mails, left } = await measureDeadlines(db, { url, count: DEADLINES })
  console.log(
    `${DEADLINES} due bookings, 4 clocks: ${events} events of ${bookings} bookings, ${mails} mails to ${2 * DEADLINES} readers, ${left} left, ${formatMs(ms)} ms\n`,
  )
}

async function measureRandom(): Promise<void> {
  const { units: count, wishes, capacity } = RANDOM
  const units: number[] = []
  for (let i = 0; i < count; i++) units.push(await addUnit(capacity))
  const random = (below: number) => Math.floor(Math.random() * below)
  const wanted = times(wishes, () =>
    weeks(units[random(count)]!, { from: random(50), count: 1 + random(8), quantity: 1 + random(2) }),
  )
  const start = performance.now()
  const asked = await Promise.all(wanted.map(async (one) => ({ wanted: one, won: await claim(db, one) })))
  const ms = performance.now() - start
  const won = asked.filter((one) => one.won).length
  console.log(
    `${wishes} random ranges on ${count} units: ${won} won in ${formatMs(ms)} ms, ${countWrong(asked, capacity)} unlike the naive oracle`,
  )
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}

async function measureReads(base: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const from = new Date().toISOString().slice(0, 10)
  const to = addDays(from, 364)
  const quoted = JSON.stringify({ from: addDays(from, 4), to: addDays(from, 4) })
  const peers: [string, number | null, (id: number) => Promise<unknown>][] = [
    [
      'bare SQL, a year of one unit',
      null,
      (id) =>
        client.query(
          'select cell, taken, capacity from unit_cells where unit_id = $1 and cell between $2 and $3',
          [id, from, to],
        ),
    ],
    [
      'availability of 12 months',
      10,
      (id) => read(`${base}/api/listings/${id}/availability?from=${from}&to=${to}`),
    ],
    ['quote', 8, (id) => read(`${base}/api/listings/${id}/quotes`, quoted)],
  ]
  const taken = new Map<string, number[]>(peers.map(([name]) => [name, []]))
  for (let round = 0; round < 6; round++)
    for (const [name, , run] of peers)
      for (let id = 1; id <= SPACES; id++) {
        const start = performance.now()
        await run(id)
        if (round > 0) taken.get(name)!.push(performance.now() - start)
      }
  await client.end()
  printTable([
    ['one after another', 'goal p95 ms', 'p50 ms', 'p95 ms', 'p99 ms'],
    ...peers.map(([name, goal]) => [name, goal === null ? '' : String(goal), ...toCells(taken.get(name)!)]),
  ])
}

async function read(address: string, body?: string): Promise<void> {
  const post = body ? { method: 'POST', body, headers: { 'content-type': 'application/json' } } : {}
  const answer = await fetch(address, post)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
}

function toCells(ms: number[]): string[] {
  const sorted = ms.toSorted((a, b) => a - b)
  return [0.5, 0.95, 0.99].map((share) => formatMs(sorted[Math.floor(sorted.length * share)]!))
}
