import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { toMarketDate } from '#domain/format-dates.ts'
import { MEASURES } from '#domain/ground/funnel.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { spaceCounts } from './space-counts.ts'

const app = await createTestApp({ TRUST_PROXY: '1' })
const { db } = app

const FIREFOX = 'Mozilla/5.0 (X11; Linux) Firefox/150.0'
const OUR_PAGE = { 'sec-fetch-site': 'same-origin' }
const person = (address: string, agent = FIREFOX, more: Record<string, string> = {}) => ({
  headers: { 'user-agent': agent, 'x-forwarded-for': address, ...OUR_PAGE, ...more },
})
type From = ReturnType<typeof person>

const tell = async (body: object, from: From, client: TestClient = app) => {
  expect((await client.send('POST', '/api/counts', body, from)).status).toBe(204)
}
const open = async (id: number, from: From, client: TestClient = app) => {
  expect((await client.send('POST', `/api/listings/${id}/views`, undefined, from)).status).toBe(200)
}

/** All that is counted of a space. */
async function countsOf(id: number): Promise<Record<string, number>> {
  await app.context.spaceCounter.flush()
  const sums = sql.join(MEASURES.map((measure) => sql`sum(${sql.ref(measure)})::int as ${sql.ref(measure)}`))
  const { rows } = await sql<Record<string, number>>`
    select ${sums} from ${spaceCounts(toMarketDate(app.context.now()))} as counted where listing_id = ${id}`.execute(
    db,
  )
  return Object.fromEntries(Object.entries(rows[0]!).filter(([, count]) => count))
}

const buildSix = () => Promise.all(Array.from({ length: 6 }, () => buildListing(db)))

/** Budgets begin anew with each hour: what has met one begin is done again, by others. */
async function withinAnHour<T>(run: (attempt: number) => Promise<T>, attempt = 0): Promise<T> {
  const hour = () => Math.floor(app.context.now().getTime() / 3_600_000)
  const before = hour()
  const done = await run(attempt)
  return hour() === before ? done : withinAnHour(run, attempt + 1)
}

describe('a replayed day', () => {
  let wall: number
  let bench: number
  let seller: number
  beforeAll(async () => {
    seller = await buildUser(db)
    wall = await buildListing(db, { seller_id: seller })
    bench = await buildListing(db)
  })

  it('comes to exact totals: machines, programs, repeats and one’s own left out', async () => {
    const own = await app.as(seller)
    const admin = await app.as(await buildUser(db, { role: 'admin' }))
    const buyer = await app.as(await buildUser(db))
    const [ann, tim, rob] = [
      person('203.0.113.1'),
      person('203.0.113.2'),
      person('203.0.113.1', 'Mozilla/5.0 Safari'),
    ]
    const leftOut = [
      person('203.0.113.9', 'Googlebot/2.1'),
      person('203.0.113.9', 'HeadlessChrome/140'),
      person('203.0.113.9', 'curl/8.1'),
      person('203.0.113.9', FIREFOX, { dnt: '1' }),
      person('203.0.113.9', FIREFOX, { 'sec-gpc': '1' }),
      person('203.0.113.9', FIREFOX, { 'sec-purpose': 'prefetch' }),
      person('203.0.113.9', FIREFOX, { 'sec-fetch-site': 'none' }),
    ]
    for (const from of leftOut) {
      await tell({ appearances: [wall, bench], contacts: [wall] }, from)
      await open(wall, from)
    }
    const { 'sec-fetch-site': _, ...program } = person('203.0.113.9').headers
    await tell({ appearances: [wall], contacts: [wall] }, { headers: program } as From)
    for (const client of [own, admin]) {
      await tell({ appearances: [wall], contacts: [wall] }, ann, client)
      await open(wall, ann, client)
    }
    // each appearance counts, a visitor's views and contacts once a day
    await tell({ appearances: [wall, bench] }, ann)
    await tell({ appearances: [wall] }, ann)
    await tell({ appearances: [wall] }, tim)
    await tell({ appearances: [wall] }, tim, buyer)
    for (const from of [ann, ann, tim, rob, rob]) await open(wall, from)
    await app.context.spaceCounter.flush()
    for (const from of [ann, tim]) await open(wall, from)
    await open(bench, ann)
    for (const from of [ann, ann, tim]) await tell({ contacts: [wall] }, from)
    // the seller sees others' spaces as anybody does
    await tell({ appearances: [bench] }, rob, own)
    expect(await countsOf(wall)).toEqual({ appearances: 4, views: 3, contacts: 2 })
    expect(await countsOf(bench)).toEqual({ appearances: 2, views: 1 })
  })

  it('counts two hundred spaces of a visitor and hour, and forty times one of a network', async () => {
    const counts = await withinAnHour(async (attempt) => {
      const [six, seen] = [await buildSix(), await buildListing(db)]
      const greedy = person(`203.0.113.${50 + attempt}`)
      for (let round = 0; round < 3; round++)
        for (const id of six) await tell({ appearances: Array(13).fill(id) }, greedy)
      const others = person(`203.0.113.${54 + attempt}`)
      await tell({ appearances: [six[0]] }, others)
      for (let round = 0; round < 5; round++) await tell({ appearances: Array(11).fill(seen) }, others)
      const counted: (number | undefined)[] = []
      // one after another: what is being written down is not read before
      for (const id of [...six, seen]) counted.push((await countsOf(id)).appearances)
      return counted
    })
    expect(counts).toEqual([39 + 1, 39, 39, 31, 26, 26, 40])
  })

  it('S12: changing what a browser says of itself brings next to nothing', async () => {
    const id = await buildListing(db)
    for (let i = 0; i < 120; i++) {
      const from = person('203.0.113.80', `Mozilla/5.0 Browser/${i}`)
      await open(id, from)
      await tell({ appearances: [id], contacts: [id] }, from)
    }
    expect(await countsOf(id)).toEqual({ appearances: 40, views: 8, contacts: 8 })
  })

  it('S12: who has not opened a space has not called about it', async () => {
    const id = await buildListing(db)
    await tell({ contacts: [id] }, person('203.0.113.81'))
    expect(await countsOf(id)).toEqual({})
    await open(id, person('203.0.113.81'))
    await app.context.spaceCounter.flush()
    await tell({ contacts: [id] }, person('203.0.113.82'))
    await tell({ contacts: [id] }, person('203.0.113.81'))
    expect(await countsOf(id)).toEqual({ views: 1, contacts: 1 })
  })

  it('S12: a network tells so much at once', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 320; i++)
      statuses.push((await app.send('POST', '/api/counts', {}, person('203.0.113.90', `Agent ${i}`))).status)
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(300)
    expect(statuses).toContain(429)
  })

  it('leaves out what is gone, hidden or never was', async () => {
    const hidden = await buildListing(db, { status: 'paused' })
    await tell({ appearances: [hidden, 2_000_000_000], contacts: [hidden] }, person('203.0.113.60'))
    expect(await countsOf(hidden)).toEqual({})
  })

  it.each([
    { appearances: Array(101).fill(1) },
    { appearances: ['1'] },
    { search: { lat: 91, lng: 0, adTypes: [], found: 0 } },
  ])('refuses %j', async (body) => {
    expect((await app.send('POST', '/api/counts', body, person('203.0.113.70'))).status).toBe(400)
  })

  it('leaves no address and no browser anywhere in the database', async () => {
    await app.context.spaceCounter.flush()
    const tables = await sql<{ name: string }>`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'sessions'`.execute(db)
    expect(tables.rows.length).toBeGreaterThan(50)
    for (const { name } of tables.rows) {
      const found = await sql`select t::text from ${sql.raw(name)} as t
        where t::text like '%203.0.113.%' or t::text ilike '%firefox%' or t::text ilike '%safari%'`.execute(
        db,
      )
      expect(found.rows, name).toEqual([])
    }
  })

  it('has no column that could hold one', async () => {
    const { rows } = await sql<{ column: string; type: string }>`
      select table_name || '.' || column_name as column, data_type as type from information_schema.columns
      where table_name in ('space_hours', 'space_days', 'count_marks', 'daily_salts', 'search_demand', 'page_views')`.execute(
      db,
    )
    const numbers = ['integer', 'bigint', 'smallint', 'date', 'timestamp with time zone']
    const others = rows.filter(({ type }) => !numbers.includes(type)).map(({ column }) => column)
    expect(others.sort()).toEqual(['daily_salts.salt', 'page_views.path', 'search_demand.ad_type'])
  })
})

describe('what is done to a space', () => {
  it('is counted with the deed, and stays when it is taken back', async () => {
    const id = await buildListing(db)
    const buyer = await app.as(await buildUser(db))
    await buyer.send('POST', '/api/favorites', { ids: [id] })
    await buyer.send('DELETE', `/api/favorites/${id}`)
    const times = [new Date(Date.now() + 7 * 86_400_000).toISOString()]
    const words = { message: 'Is it lit?', viewing: { times } }
    for (const clientId of [randomUUID(), randomUUID()])
      expect(
        (await buyer.send('POST', `/api/listings/${id}/conversations`, { ...words, clientId })).status,
      ).toBe(201)
    expect(await countsOf(id)).toEqual({ saves: 1, enquiries: 1, viewings: 1 })
  })

  it('is not counted of sellers and admins', async () => {
    const seller = await buildUser(db)
    const id = await buildListing(db, { seller_id: seller })
    for (const user of [seller, await buildUser(db, { role: 'admin' })])
      await (await app.as(user)).send('POST', '/api/favorites', { ids: [id] })
    expect(await countsOf(id)).toEqual({})
  })
})

it('writes at most 200 searches an hour of one network', async () => {
  const before = await searchesOf()
  for (let i = 0; i < 210; i++) {
    const from = person(`2001:db8:0:7::${(i + 1).toString(16)}`)
    await tell({ search: { lat: 20 + i / 10, lng: -100, adTypes: [], found: 9 } }, from)
  }
  await expect.poll(searchesOf, { timeout: 5000 }).toBe(before + 200)
  await tell({ search: { lat: 10, lng: -100, adTypes: [], found: 9 } }, person('2001:db8:0:8::1'))
  await expect.poll(searchesOf, { timeout: 5000 }).toBe(before + 201)
})

const searchesOf = async () => {
  const rows = await db.selectFrom('search_demand').select('searches').execute()
  return rows.reduce((sum, row) => sum + row.searches, 0)
}
