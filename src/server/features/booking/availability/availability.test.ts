import { expect, it } from 'vitest'
import type { Availability, OwnCalendar } from '#contract/booking/availability.ts'
import { listCells } from '#domain/booking/cells.ts'
import { HORIZON_DAYS, POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildClaimant } from '#test/support/booking/build-booking.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { findBrokenCells } from './check-claims.ts'

const app = await createTestApp()
const { db, get } = app
const today = toMarketDate(new Date())

/** A posting period to come, and the one after it. */
const [second, third] = listCells(
  { cell: '4-week', anchor: POSTING_ANCHOR, periods: [] },
  today,
  addDays(today, 90),
).slice(1) as [string, string]

async function sell(values: Parameters<typeof buildListing>[1] = {}) {
  const me = await buildUser(db)
  const seller = await app.as(me)
  const id = await buildListing(db, { seller_id: me, frequency: '4-week', ...values })
  const base = `/api/my/listings/${id}`
  return {
    id,
    seller,
    block: async (from: string, to: string) =>
      (await seller.send('POST', `${base}/blocks`, { unitId: null, from, to })).json(),
    unblock: async (from: string, to: string) =>
      (await seller.send('DELETE', `${base}/blocks`, { unitId: null, from, to })).json(),
    calendar: async () => (await (await seller.get(`${base}/calendar`)).json()) as OwnCalendar,
    free: async () => (await (await get(`/api/listings/${id}/availability`)).json()) as Availability,
  }
}

it('is all free by default, over the whole horizon', async () => {
  const { free } = await sell()
  const { mode, timeZone, earliest, latest, units, checkedAt } = await free()
  expect({ mode, timeZone, earliest, latest, checkedAt }).toEqual({
    mode: 'request',
    timeZone: 'America/Los_Angeles',
    earliest: today,
    latest: addDays(today, HORIZON_DAYS),
    checkedAt: null,
  })
  expect(units).toMatchObject([
    { id: null, name: 'Face', cell: '4-week', rate: { cents: 90_000, per: '4-week' } },
  ])
  expect(units[0]!.spans).toHaveLength(1)
})

it('is of public listings alone, and bounded', async () => {
  const paused = await buildListing(db, { status: 'paused' })
  expect((await get(`/api/listings/${paused}/availability`)).status).toBe(404)
  const { id } = await sell({ ad_type: 'social' })
  const wide = await (await get(`/api/listings/${id}/availability?from=1900-01-01&to=9999-12-31`)).json()
  expect(wide.units[0].spans).toHaveLength(1)
  expect((await get(`/api/listings/${id}/availability?from=9999-01-01`)).status).toBe(200)
  expect((await get(`/api/listings/${id}/availability?to=1950-01-01`)).status).toBe(200)
})

it('blocks whole cells, and puts them back', async () => {
  const { block, unblock, calendar, free } = await sell()
  const made = await block(addDays(second, 3), addDays(third, 3))
  expect(made).toMatchObject({
    claims: [{ first: second, last: addDays(third, 27), quantity: 1, kind: 'block' }],
    sold: [],
  })
  expect((await free()).units[0]!.spans.map(({ free }) => free)).toEqual([1, 0, 1])
  expect((await block(second, second)).claims).toEqual([])
  const { freed } = await unblock(third, third)
  expect(freed).toEqual([{ first: third, last: addDays(third, 27), free: 1 }])
  expect((await calendar()).claims).toMatchObject([{ first: second, last: addDays(second, 27) }])
  expect(await findBrokenCells(db)).toEqual([])
})

it('blocks what is still free, and says what stays sold', async () => {
  const { id: listingId, block, unblock, calendar } = await sell()
  await block(second, second)
  const bookingId = await buildClaimant(db, listingId)
  const [{ id, unitId }] = (await calendar()).claims as [OwnCalendar['claims'][number]]
  await db
    .updateTable('unit_claims')
    .set({ kind: 'booking', booking_id: bookingId })
    .where('id', '=', id)
    .execute()
  const made = await block(second, third)
  expect(made.claims).toMatchObject([{ unitId, first: third, last: addDays(third, 27) }])
  expect(made.sold).toEqual([{ first: second, last: addDays(second, 27), free: 0 }])
  expect((await unblock(second, third)).freed).toHaveLength(1)
  expect((await calendar()).claims.map(({ kind }) => kind)).toEqual(['booking'])
})

it('refuses days that are over or too far ahead', async () => {
  const { block } = await sell()
  expect(await block(addDays(today, -9), addDays(today, -2))).toMatchObject({
    code: 'invalid-input',
    fields: { to: 'These days are over.' },
  })
  expect(await block(addDays(today, 900), '9999-12-31')).toMatchObject({
    fields: { to: 'Nobody can book that far ahead yet.' },
  })
  expect((await block('1900-01-01', '9999-12-31')).claims).toHaveLength(1)
  expect(await block(addDays(today, 9), today)).toMatchObject({ code: 'invalid-input' })
})

it('keeps an archived listing as it is, and goes with a deleted one', async () => {
  const { id, block, seller } = await sell()
  await block(second, third)
  await seller.send('POST', `/api/listings/${id}/steps`, { step: 'archive' })
  expect(await block(second, third)).toMatchObject({ code: 'conflict' })
  await db.deleteFrom('listings').where('id', '=', id).execute()
  expect(await findBrokenCells(db)).toEqual([])
})

it('has the search told of every change', async () => {
  const { id, block, unblock } = await sell()
  const count = async () =>
    (await db.selectFrom('listing_changes').select('xid').where('listing_id', '=', id).execute()).length
  const before = await count()
  await block(second, second)
  const blocked = await count()
  expect(blocked).toBeGreaterThan(before)
  await unblock(second, second)
  expect(await count()).toBeGreaterThan(blocked)
})

it('quotes what is free, and names the nearest that is', async () => {
  const { id, block } = await sell({ setup_fee: 100, min_contract: '8 weeks' })
  const ask = (body: object) => app.send('POST', `/api/listings/${id}/quotes`, body)
  const answer = await ask({ from: second, to: third })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    first: second,
    last: addDays(third, 27),
    unitName: 'Face',
    netCents: 190_000,
    taxCents: 0,
    totalCents: 190_000,
  })
  const short = await ask({ from: second, to: second })
  expect(short.status).toBe(400)
  expect(await short.json()).toMatchObject({ code: 'term-not-sold', nearest: { first: second } })
  await block(third, third)
  // where a period begins today, eight weeks from it end before the third
  await block(today, today)
  const taken = await ask({ from: second, to: third })
  expect(taken.status).toBe(409)
  expect(await taken.json()).toMatchObject({
    code: 'dates-taken',
    nearest: { first: addDays(third, 28), last: addDays(third, 83) },
  })
  expect((await ask({ from: '1900-01-01', to: '9999-12-31' })).status).toBe(400)
  expect((await ask({ from: '9999-12-01', to: '9999-12-31' })).status).toBe(400)
  expect((await ask({ from: second, to: third, unitId: 999_999 })).status).toBe(400)
})

it('quotes no space that is sold or not public', async () => {
  const sale = await buildListing(db, { listing_type: 'sale' })
  const refused = await app.send('POST', `/api/listings/${sale}/quotes`, { from: second, to: third })
  expect(await refused.json()).toMatchObject({ code: 'not-bookable' })
  const draft = await buildListing(db, { status: 'draft' })
  expect((await app.send('POST', `/api/listings/${draft}/quotes`, { from: second, to: third })).status).toBe(
    404,
  )
})
