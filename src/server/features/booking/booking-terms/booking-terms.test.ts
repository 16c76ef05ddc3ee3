import { expect, it } from 'vitest'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays, weekdayOf } from '#domain/zoned-time.ts'
import { buildClaimant, buildUnit } from '#test/support/booking/build-booking.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { findBrokenCells } from '../availability/check-claims.ts'
import { claimUnits } from '../availability/claim-units.ts'

const app = await createTestApp()
const { db } = app
const sellerId = await buildUser(db)
const seller = await app.as(sellerId)
const today = toMarketDate(new Date())
/** A Monday in some weeks. */
const monday = addDays(today, 29 + ((8 - weekdayOf(addDays(today, 29))) % 7))

async function sell(values: Parameters<typeof buildListing>[1] = {}) {
  const id = await buildListing(db, { seller_id: sellerId, ad_type: 'digital', ...values })
  const path = `/api/my/listings/${id}/booking-terms`
  const read = async () => (await (await seller.get(path)).json()) as OwnBookingTerms
  return {
    id,
    read,
    put: (body: object) => seller.send('PUT', path, body),
    /** With these units in place of its own. */
    async change(units: object[], more: object = {}) {
      const answer = await seller.send('PUT', path, { ...(await read()), ...more, units })
      return { status: answer.status, body: await answer.json() }
    },
  }
}

async function hold(unitId: number, first: string, last: string, quantity: number) {
  const unit = db.selectFrom('space_units').select('listing_id').where('id', '=', unitId)
  const bookingId = await buildClaimant(db, (await unit.executeTakeFirstOrThrow()).listing_id)
  const claim = { unitId, first, last, quantity, kind: 'hold', bookingId } as const
  return db.transaction().execute((trx) => claimUnits(trx, [claim], new Date()))
}

it('M3: begins with the defaults of the medium and its price, and keeps what is set', async () => {
  const { read, put, id } = await sell({ setup_fee: 250, min_contract: '4 weeks' })
  const before = await read()
  expect(before).toMatchObject({
    mode: 'request',
    minDays: 28,
    extras: [{ id: 'setup', cents: 25_000, isRequired: true }],
    units: [{ id: null, cell: 'day', capacity: 1 }],
    updatedAt: null,
  })
  const unit = buildUnit({ rate: { cents: 12_345, per: 'week' } })
  const answer = await put({ ...before, mode: 'instant', units: [unit, buildUnit({ name: 'Other' })] })
  expect(answer.status).toBe(200)
  const stored = await answer.json()
  expect(stored).toEqual(await read())
  expect(stored).toMatchObject({
    mode: 'instant',
    units: [
      { ...unit, id: expect.any(Number) },
      { name: 'Other', id: expect.any(Number) },
    ],
  })
  const free = await (await app.get(`/api/listings/${id}/availability`)).json()
  expect(free.units).toMatchObject([{ capacity: 8, rate: { cents: 12_345, per: 'week' } }, { name: 'Other' }])
})

it('refuses whoever saw an earlier version', async () => {
  const { read, put } = await sell()
  const first = await read()
  expect((await put(first)).status).toBe(200)
  expect((await put(first)).status).toBe(409)
  const second = await read()
  expect((await put(second)).status).toBe(200)
  expect((await put(second)).status).toBe(409)
})

it('never has less than is sold', async () => {
  const { change, read } = await sell()
  await change([buildUnit()])
  const [unit] = (await read()).units as [ReturnType<typeof buildUnit>]
  await hold(unit.id!, monday, addDays(monday, 6), 7)
  const lower = await change([{ ...unit, capacity: 6 }])
  expect(lower.status).toBe(409)
  expect(lower.body.message).toMatch(/^7 slots are sold in the week of \w{3} \d{1,2}(, \d{4})?\.$/)
  expect((await change([{ ...unit, capacity: 7 }])).status).toBe(200)
  await expect(hold(unit.id!, monday, addDays(monday, 6), 1)).rejects.toMatchObject({
    constraint: 'unit_cells_capacity',
  })
  expect((await change([{ ...unit, capacity: 9 }])).status).toBe(200)
  await hold(unit.id!, monday, addDays(monday, 6), 2)
  const gone = await change([buildUnit({ name: 'New' })])
  expect(gone.body.message).toMatch(/^“Loop” cannot go: it is sold or blocked from /)
  const recut = await change([{ ...unit, capacity: 9, cell: 'day' }])
  expect(recut.body.message).toMatch(/Its calendar cannot change before that\.$/)
  expect((await change([{ ...unit, capacity: 9, name: 'Screen' }, buildUnit()])).status).toBe(200)
  expect(await findBrokenCells(db)).toEqual([])
})

it('lists issues, which stay while they are sold', async () => {
  const { change, read, id } = await sell({ ad_type: 'print' })
  const issue = (at: number, more = {}) => ({
    id: null,
    label: `Issue ${at}`,
    first: addDays(monday, at * 30),
    last: addDays(monday, at * 30 + 29),
    capacity: null,
    materialDate: null,
    soldUntil: null,
    ...more,
  })
  const page = buildUnit({ name: 'Full page', cell: 'listed', capacity: 2 })
  const made = await change([{ ...page, periods: [issue(0), issue(1, { capacity: 1 })] }])
  expect(made.status).toBe(200)
  const [unit] = (await read()).units as [ReturnType<typeof buildUnit>]
  const [first, second] = unit.periods as [ReturnType<typeof issue>, ReturnType<typeof issue>]
  await hold(unit.id!, second.first, second.last, 1)
  const free = await (await app.get(`/api/listings/${id}/availability`)).json()
  expect(free.units[0]).toMatchObject({
    spans: [],
    periods: [
      { label: 'Issue 0', free: 2, capacity: 2 },
      { label: 'Issue 1', free: 0, capacity: 1 },
    ],
  })
  const without = await change([{ ...unit, periods: [first] }])
  expect(without).toMatchObject({ status: 409 })
  expect(without.body.message).toBe('“Issue 1” cannot go or move: it is sold or blocked.')
  // the first moves, the second is renamed, a third comes before both
  const third = issue(-1, { last: addDays(monday, -20) })
  const moved = { ...first, first: addDays(first.first, 2) }
  expect((await change([{ ...unit, periods: [third, moved, { ...second, label: 'B' }] }])).status).toBe(200)
  const overlapping = await change([{ ...unit, periods: [first, issue(0)] }])
  expect(overlapping).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

it('refuses what cannot be', async () => {
  const { change } = await sell()
  const other = await sell()
  await other.change([buildUnit()])
  const [foreign] = (await other.read()).units
  for (const [units, more] of [
    [[foreign], {}],
    [[], {}],
    [[buildUnit({ anchor: '2026-01-01' })], {}],
    [
      [
        buildUnit({
          periods: [
            {
              id: null,
              label: '',
              first: today,
              last: today,
              capacity: null,
              materialDate: null,
              soldUntil: null,
            },
          ],
        }),
      ],
      {},
    ],
    [[buildUnit()], { minDays: 28, maxDays: 7 }],
    [[buildUnit()], { timeZone: 'Mars/Olympus' }],
    [
      [buildUnit()],
      {
        termDiscounts: [
          { from: 28, basisPoints: 500 },
          { from: 28, basisPoints: 900 },
        ],
      },
    ],
  ] as [object[], object][])
    expect(await change(units, more)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

it('is nobody else’s, and an admin reads it', async () => {
  const { id } = await sell()
  const path = `/api/my/listings/${id}/booking-terms`
  expect((await (await app.as(await buildUser(db))).get(path)).status).toBe(404)
  expect((await (await app.as(await buildUser(db, { role: 'admin' }))).get(path)).status).toBe(200)
})

it('B4: the page of a space states the minimum, setup fee and payment terms of its bookings', async () => {
  const texts = { min_contract: '3 months', setup_fee: 420, payment_terms: 'Net 30' }
  const { id, read, put } = await sell(texts)
  const page = async () => (await app.get(`/api/listings/${id}`)).json()
  expect(await page()).toMatchObject({ minContract: '3 months', setupFee: 420, paymentTerms: 'Net 30' })
  await put({ ...(await read()), minDays: 14, extras: [], paymentSchedule: 'every-28-days' })
  const derived = {
    minContract: '2 weeks',
    setupFee: null,
    paymentTerms: 'Every 28 days, the first when booked',
  }
  expect(await page()).toMatchObject(derived)
})
