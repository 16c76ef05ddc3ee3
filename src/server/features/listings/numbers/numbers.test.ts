import { beforeAll, expect, it } from 'vitest'
import type { MyNumbers, SpaceNumbers } from '#contract/listings/numbers.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const read = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

let seller: TestClient
let sellerId: number
let wall: number
let formula: number

beforeAll(async () => {
  sellerId = await buildUser(db)
  seller = await app.as(sellerId)
  wall = await buildListing(db, { seller_id: sellerId, title: 'Wall', price: 900 })
  formula = await buildListing(db, { seller_id: sellerId, title: '=HYPERLINK("http://x","y")', price: 900 })
  await buildListing(db, { seller_id: sellerId, title: 'Draft', status: 'draft' })
  await db
    .insertInto('space_hours')
    .values([
      { listing_id: wall, hour: hourAgo(1), appearances: 40, views: 4 },
      { listing_id: formula, hour: hourAgo(1), appearances: 20, views: 6 },
    ])
    .execute()
  // what is older than yesterday's hours has been rolled up
  const day = (daysAgo: number) => toMarketDate(hourAgo(24 * daysAgo))
  await db
    .insertInto('space_days')
    .values([
      { listing_id: wall, day: day(3), appearances: 10, views: 1, contacts: 1 },
      { listing_id: wall, day: day(40), appearances: 30 },
      { listing_id: wall, day: day(20), appearances: 100, views: 2, requests: 1 },
    ])
    .execute()
})

it('a seller reads all spaces in any order, and their totals', async () => {
  const numbers = await read<MyNumbers>(seller.get('/api/my/numbers'))
  expect(numbers).toMatchObject({
    days: 28,
    total: 2,
    totals: { appearances: 170, views: 13, requests: 1, contacts: 1 },
    before: { appearances: 30, views: 0 },
  })
  // M10: beside the span before, and summed up by kind and market
  const week = await read<MyNumbers>(seller.get('/api/my/numbers?days=7'))
  expect(week.totals).toMatchObject({ appearances: 70, requests: 0 })
  expect(week.before).toMatchObject({ appearances: 0 })
  expect(numbers.kinds).toMatchObject([
    { name: 'billboard', spaces: 2, counts: { appearances: 170, views: 13 } },
  ])
  expect(numbers.markets).toMatchObject([{ spaces: 2, counts: { views: 13 } }])
  const titles = async (query: string) =>
    (await read<MyNumbers>(seller.get(`/api/my/numbers?${query}`))).spaces.map(({ id }) => id)
  expect(await titles('')).toEqual([wall, formula])
  expect(await titles('days=7&sort=views')).toEqual([formula, wall])
  expect(await titles('sort=title&dir=desc')).toEqual([wall, formula])
  expect(await titles('page=2')).toEqual([])
  expect((await seller.get('/api/my/numbers?days=30')).status).toBe(400)
})

it('a space is read by day and as a funnel; too few say nothing', async () => {
  const numbers = await read<SpaceNumbers>(seller.get(`/api/my/numbers/${wall}?days=7`))
  expect(numbers.byDay).toHaveLength(7)
  expect(numbers.byDay.reduce((sum, { counts }) => sum + counts.appearances, 0)).toBe(50)
  expect(numbers.funnel.slice(0, 4)).toEqual([
    { measure: 'appearances', count: 50, of: null, share: null },
    { measure: 'views', count: 5, of: 'appearances', share: 0.1 },
    { measure: 'saves', count: 0, of: 'views', share: null },
    { measure: 'contacts', count: 1, of: 'views', share: null },
  ])
  expect(numbers.similar).toBeNull()
})

it('it is compared with eight spaces of three others, by name, never with one’s own', async () => {
  const others = [await buildUser(db), await buildUser(db), await buildUser(db)]
  for (let i = 0; i < 8; i++) {
    const seller_id = others[i % others.length]!
    const id = await buildListing(db, { seller_id, title: `Other ${i}`, price: 700 + i * 50 })
    await db
      .insertInto('space_hours')
      .values({ listing_id: id, hour: hourAgo(2), views: i })
      .execute()
  }
  await buildListing(db, { seller_id: others[0]!, title: 'Dear', price: 5000 })
  await buildListing(db, { seller_id: others[0]!, title: 'Radio', ad_type: 'radio' })
  await app.context.search.catchUp()
  const { similar } = await read<SpaceNumbers>(seller.get(`/api/my/numbers/${wall}`))
  expect(similar?.words).toBe('8 billboard spaces of others within 25 km at $450 to $1,350 a month')
  expect(similar?.spaces.map(({ title }) => title).sort()).toEqual(
    Array.from({ length: 8 }, (_, i) => `Other ${i}`),
  )
  expect(similar?.medians.views).toBe(4)
  await db.updateTable('listings').set({ seller_id: others[0]! }).where('title', 'like', 'Other %').execute()
  await app.context.search.catchUp()
  expect((await read<SpaceNumbers>(seller.get(`/api/my/numbers/${wall}`))).similar).toBeNull()
})

it('CSV is safe for spreadsheets', async () => {
  const csv = await (await seller.get('/api/my/numbers.csv')).text()
  const [head, first, second] = csv.split('\r\n')
  expect(head).toBe(
    'Space,Title,Medium,Status,Seen,Opened,Saved,Contacted,Asked about,Viewings asked for,Booking requests,Booked,Agreed (USD),Credited (USD),Paid (USD),Refunded (USD)',
  )
  expect(first).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
  expect(second).toBe(`${wall},Wall,Billboard,active,150,7,0,1,0,0,1,0,0.00,0.00,0.00,0.00`)
  const days = await (await seller.get(`/api/my/numbers/${wall}/days.csv?days=7`)).text()
  expect(days.trim().split('\r\n')).toHaveLength(8)
})

it('what is nobody else’s is not found by others', async () => {
  const other = await app.as(await buildUser(db))
  expect((await other.get(`/api/my/numbers/${wall}`)).status).toBe(404)
  expect((await other.get(`/api/my/numbers/${wall}/days.csv`)).status).toBe(404)
})
