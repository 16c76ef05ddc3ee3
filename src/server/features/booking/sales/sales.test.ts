import { expect, it } from 'vitest'
import type { SalesReport } from '#contract/booking/sales.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

async function startSold() {
  const agreed = await buildAgreed(db, { status: 'booked' })
  const [unit] = agreed.terms.units
  const { unitId, first, last } = required(unit)
  const { id: contract_id } = await db
    .insertInto('contracts')
    .values({ organization_id: agreed.sellerId, key: `key-${agreed.id}`, client_name: '=Harbor Dental' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const begin = addDays(last, 1)
  const line = { contract_id, listing_id: agreed.listingId, unit_id: unitId, first_day: begin }
  await db
    .insertInto('contract_lines')
    .values([
      { ...line, last_day: addDays(begin, 9), amount_cents: 50_000, amount_per: 'all', rep_name: 'Carla' },
      { ...line, last_day: null, is_open_ended: true, amount_cents: 7, amount_per: 'all' },
    ])
    .execute()
  const months = { from: first.slice(0, 7), to: addDays(begin, 9).slice(0, 7) }
  return { ...agreed, ...months, client: await app.as(agreed.sellerId) }
}

it('adds up bookings and contracts, for their seller alone', async () => {
  const { from, to, terms, client, buyerId } = await startSold()
  const asked = `from=${from}&to=${to}`
  const report = await readJson<SalesReport>(client, `/api/my/sales?${asked}&by=client`)
  expect(report).toMatchObject({ from, to, total: 2, uncounted: 1, isCut: false })
  expect(report.all.cents).toBe(terms.totalCents - terms.taxCents + 50_000)
  expect(report.rows.find(({ label }) => label === '=Harbor Dental')).toMatchObject({
    cents: 50_000,
    lines: 2,
  })
  const months = await readJson<SalesReport>(client, `/api/my/sales?${asked}`)
  expect(months.all.cents).toBe(report.all.cents)
  expect(months.all.soldDays).toBeGreaterThan(0)
  expect(months.all.soldDays).toBeLessThanOrEqual(months.all.sellableDays ?? 0)
  const stranger = await readJson<SalesReport>(await app.as(buyerId), `/api/my/sales?${asked}`)
  expect(stranger.all).toMatchObject({ cents: 0, soldDays: 0, sellableDays: 0 })
  const csv = await client.get(`/api/my/sales.csv?${asked}&by=client`)
  expect(csv.headers.get('content-disposition')).toContain(`sales-${from}-to-${to}-by-client.csv`)
  // no cell is a formula
  expect(await csv.text()).toContain("'=Harbor Dental,2,500")
})

it.each(['from=2027-13', 'to=2027-01', 'from=2027-02&to=2027-01', 'from=2025-01&to=2027-01', 'by=weather'])(
  'refuses %s',
  async (query) => {
    const { client } = await startSold()
    expect((await client.get(`/api/my/sales?${query}`)).status).toBe(400)
  },
)
