import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { tickBookings } from './booking-clock.ts'
import { sweepWaitlist } from './sweep-waitlist.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

const later = (days: number) => ({ ...app.context, now: () => new Date(Date.now() + days * DAY_MS) })

type Market = Awaited<ReturnType<typeof openMarket>>
type Buyer = Awaited<ReturnType<Market['buy']>>

/** A draft that waits for a period. */
async function wait({ listingId }: Market, buyer: Buyer, weeks: number) {
  const { id } = await buyer.draft({ listingId, ...period(weeks) })
  const answer = await buyer.client.send('POST', `/api/bookings/${id}/waitlist`)
  expect(answer.status).toBe(200)
  return id
}

it('holds freed dates for the next who waits, where the seller sells at once', async () => {
  const market = await openMarket(app, { terms: { mode: 'instant' } })
  const [first, second, third] = [await market.buy(), await market.buy(), await market.buy()]
  const taken = await first.draft({ listingId: market.listingId, ...period(10) })
  expect(await first.step(taken.id, 'book')).toMatchObject({ status: 'awaiting-payment' })
  const [two, three] = [await wait(market, second, 10), await wait(market, third, 10)]
  await app.runJobs()
  expect(await second.read(two)).toMatchObject({ status: 'draft', waiting: { rank: 1, offeredUntil: null } })
  expect(await third.read(three)).toMatchObject({ status: 'draft', waiting: { rank: 2 } })
  expect((await market.seller.read(taken.id)).rivals).toMatchObject({ waiting: 2 })

  await first.step(taken.id, 'withdraw')
  await app.runJobs()
  const held = await second.read(two)
  expect(held).toMatchObject({ status: 'held', waiting: null, version: 1, steps: ['accept', 'withdraw'] })
  expect(held.events).toMatchObject([{ step: 'hold', actor: 'clock', name: null }])
  expect(Date.parse(held.deadlineAt!) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect(Date.parse(held.deadlineAt!) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  expect(await third.read(three)).toMatchObject({ waiting: { rank: 1 } })

  // not taken within the day: the third's turn
  await tickBookings(later(1.01))
  await app.runJobs()
  expect((await second.read(two)).status).toBe('expired')
  expect((await third.read(three)).status).toBe('held')
  expect(await third.step(three, 'accept')).toMatchObject({ status: 'awaiting-payment' })
  expect(await findBrokenCells(db)).toEqual([])
})

it('offers freed dates to the next who waits, where the seller wants to be asked', async () => {
  const market = await openMarket(app)
  const [first, second, third] = [await market.buy(), await market.buy(), await market.buy()]
  const taken = await first.draft({ listingId: market.listingId, ...period(10) })
  await first.step(taken.id, 'request')
  await market.seller.step(taken.id, 'accept')
  const [two, three] = [await wait(market, second, 10), await wait(market, third, 10)]
  await first.step(taken.id, 'withdraw')
  await app.runJobs()
  expect(await second.read(two)).toMatchObject({
    status: 'draft',
    waiting: { offeredUntil: expect.any(String) },
  })
  expect(await third.read(three)).toMatchObject({ waiting: { rank: 2, offeredUntil: null } })
  const notices = await db.selectFrom('notices').select('data').where('user_id', '=', second.id).execute()
  expect(JSON.stringify(notices)).toContain('became free')
  const mails = await db
    .selectFrom('outbox_messages')
    .innerJoin('users', 'users.email', 'outbox_messages.recipient')
    .select(['subject', 'text_body'])
    .where('users.id', '=', second.id)
    .execute()
  expect(mails.filter(({ subject }) => subject.includes('became free: ask for them by'))).toHaveLength(1)
  expect(mails[0]!.text_body).toContain('The dates that you wait for are free')
  expect(mails[0]!.text_body).toContain('Ask for these dates')
  expect(mails[0]!.text_body).toContain('/checkout')

  await sweepWaitlist(later(0.9))
  expect((await third.read(three)).waiting!.offeredUntil).toBeNull()
  await sweepWaitlist(later(1.01))
  expect(await second.read(two)).toMatchObject({ status: 'draft', waiting: null })
  expect((await third.read(three)).waiting!.offeredUntil).not.toBeNull()
  expect(await third.step(three, 'request')).toMatchObject({ status: 'requested', waiting: null })
})

it('asks the seller before an agency takes its commission, where others are sold to at once', async () => {
  const terms = { mode: 'instant', holdDays: 7, agencyCommissionBasisPoints: 1500 }
  const market = await openMarket(app, { terms })
  const [first, agency] = [await market.buy(), await market.buy()]
  const taken = await first.draft({ listingId: market.listingId, ...period(10) })
  await first.step(taken.id, 'book')
  const request = { listingId: market.listingId, ...period(10), isAgency: true }
  const { id, terms: none } = await agency.draft(request)
  expect(none).toBeNull()
  await agency.client.send('POST', `/api/bookings/${id}/waitlist`)
  await first.step(taken.id, 'withdraw')
  await app.runJobs()
  const offered = await agency.read(id)
  expect(offered).toMatchObject({ status: 'draft', steps: ['request', 'withdraw'], problem: null })
  expect(offered.waiting!.offeredUntil).not.toBeNull()
  const why = 'The seller confirms an agency’s commission first. Send a request to book.'
  for (const refused of [await agency.step(id, 'book'), await agency.step(id, 'hold', { days: 1 })])
    expect(refused).toMatchObject({ code: 'wrong-step', message: why })
  expect(await agency.step(id, 'request')).toMatchObject({ status: 'requested', totalCents: 76_500 })
  expect(await market.seller.step(id, 'accept')).toMatchObject({ status: 'awaiting-payment' })
})

it('lets a hold that others wait for be challenged once', async () => {
  const market = await openMarket(app, { terms: { holdDays: 7 } })
  const [holder, other] = [await market.buy(), await market.buy()]
  const { id } = await holder.draft({ listingId: market.listingId, ...period(10) })
  await holder.step(id, 'hold', { days: 7 })
  await wait(market, other, 10)
  expect((await market.seller.step(id, 'challenge')).status).toBe('held')
  const { deadlineAt, steps, version, sha256 } = await market.seller.read(id)
  expect(Date.parse(deadlineAt!) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  expect(steps).not.toContain('challenge')
  expect((await market.seller.step(id, 'challenge')).code).toBe('wrong-step')
  expect(await market.seller.read(id)).toMatchObject({ deadlineAt, version, sha256 })
})

it('finds what was freed without a booking', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { from, to } = period(10)
  const path = `/api/my/listings/${market.listingId}/blocks`
  const blocked = await market.seller.client.send('POST', path, { unitId: null, from, to })
  expect(blocked.status).toBe(201)
  const id = await wait(market, buyer, 10)
  await app.runJobs()
  expect((await buyer.read(id)).waiting!.offeredUntil).toBeNull()
  await db.deleteFrom('unit_claims').where('kind', '=', 'block').execute()
  await sweepWaitlist(app.context)
  expect((await buyer.read(id)).waiting!.offeredUntil).not.toBeNull()
})

it('keeps a draft that waits until its dates, and is left at any time', async () => {
  const market = await openMarket(app)
  const [first, second, other] = [await market.buy(), await market.buy(), await market.buy()]
  const taken = await first.draft({ listingId: market.listingId, ...period(10) })
  await first.step(taken.id, 'request')
  await market.seller.step(taken.id, 'accept')
  const id = await wait(market, second, 10)
  await wait(market, second, 10)
  await tickBookings(later(8))
  expect((await second.read(id)).status).toBe('draft')
  const path = `/api/bookings/${id}/waitlist`
  expect((await other.client.send('POST', path)).status).toBe(404)
  expect((await market.seller.client.send('DELETE', path)).status).toBe(404)
  const left = await (await second.client.send('DELETE', path)).json()
  expect(left).toMatchObject({ status: 'draft', waiting: null })
  await tickBookings(later(8))
  expect((await second.read(id)).status).toBe('expired')
  expect((await second.client.send('POST', path)).status).toBe(409)
})
