import { beforeAll, expect, it } from 'vitest'
import type { MarketNumbers } from '#contract/discovery/demand.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ TRUST_PROXY: '1' })
const { db } = app

const TACOMA = { lat: 47.2529, lng: -122.4443 }
const SPOKANE = { lat: 47.6588, lng: -117.426 }

let admin: TestClient
beforeAll(async () => {
  admin = await app.as(await buildUser(db, { role: 'admin' }))
})

const headers = (address: number, more: Record<string, string> = {}) => ({
  'user-agent': 'Mozilla/5.0 Firefox/150.0',
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': `203.0.113.${address}`,
  ...more,
})

async function look(from: number, search: object, more?: Record<string, string>) {
  const answer = await app.send('POST', '/api/counts', { search }, { headers: headers(from, more) })
  expect(answer.status).toBe(204)
}

const searched = async () => {
  const rows = await db.selectFrom('search_demand').select(['searches', 'unmet']).execute()
  return rows.reduce((sum, row) => sum + row.searches * 1000 + row.unmet, 0)
}

const market = async (): Promise<MarketNumbers> => (await admin.get('/api/admin/market')).json()

it('searches count once an asker, area, medium and day, whichever way they are made; areas under five are left out', async () => {
  await buildListing(db, { ad_type: 'radio' })
  for (const asker of [1, 1, 2, 3, 4]) await look(asker, { ...TACOMA, adTypes: ['radio'], found: 2 })
  for (const asker of [1, 2, 3, 4, 5, 6])
    await look(asker, { ...SPOKANE, adTypes: [], found: asker === 1 ? 0 : 40 })
  await look(9, { ...SPOKANE, adTypes: [], found: 0 }, { dnt: '1' })
  await look(9, { ...SPOKANE, adTypes: [], found: 0 }, { 'user-agent': 'Googlebot' })
  const from = { headers: headers(1) }
  const { 'user-agent': _, ...bare } = headers(2)
  await app.send('POST', '/api/counts', { search: { ...SPOKANE, adTypes: [], found: 0 } }, { headers: bare })
  await expect.poll(searched, { timeout: 5000 }).toBe(10 * 1000 + 5)
  const before = await market()
  expect(before.cells).toMatchObject([{ place: 'Spokane, WA', adType: null, searches: 6, unmet: null }])
  expect(before.searches).toEqual([{ adType: null, searches: 6, unmet: 1 }])

  // the assistants count too, for the same asker
  await app.send('POST', '/api/ai/suggest', { query: 'radio in Tacoma', userType: 'buyer' }, from)
  await look(5, { ...TACOMA, adTypes: ['radio'], found: 1 })
  await expect.poll(async () => (await market()).cells.length, { timeout: 5000 }).toBe(2)
  const { cells, media } = await market()
  expect(cells[0]).toEqual({
    lat: 47.2,
    lng: -122.5,
    place: 'Tacoma, WA',
    adType: 'radio',
    searches: 5,
    unmet: 5,
  })
  expect(media).toMatchObject([{ adType: 'radio', spaces: 1, sellers: 1 }])
  const csv = await (await admin.get('/api/admin/market.csv?days=7')).text()
  expect(csv).toContain('"Tacoma, WA",47.2,-122.5,Radio,5,5\r\n')
  expect(csv).toContain('"Spokane, WA",47.6,-117.5,Any,6,fewer than 5\r\n')
})
