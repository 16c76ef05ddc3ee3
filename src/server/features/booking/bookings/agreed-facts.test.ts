import { describe, expect, it } from 'vitest'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { moveBy } from '#test/support/booking/booked.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const { db } = app

it('M6: an agreed booking names its sides as its terms do, whatever they are called later', async () => {
  const { seller, sellerId, listingId, buy } = await openMarket(app)
  const buyer = await buy({ company: 'Bob’s Bakery' })
  const { id } = await buyer.draft({ listingId, ...period(6) })
  await buyer.step(id, 'request')
  await seller.step(id, 'accept')
  const renamed = await buyer.client.send('PATCH', '/api/account', { name: 'Could you', company: 'Other' })
  expect(renamed.status).toBe(200)
  await db.updateTable('users').set({ name: 'Somebody Else' }).where('id', '=', sellerId).execute()

  const seen = await seller.read(id)
  const names = { name: 'Bob Buyer', company: 'Bob’s Bakery' }
  expect(seen).toMatchObject({ other: names, buyer: names, terms: { buyer: names } })
  expect(seen.versions.at(-1)!.accepted).toMatchObject([{ name: 'Bob Buyer' }, { name: 'Sally Seller' }])
  expect(seen.events.map(({ name }) => name)).toEqual(['Bob Buyer', 'Sally Seller'])
  const listed = (await (await buyer.client.get('/api/bookings?side=buyer')).json()) as {
    items: BookingSummary[]
  }
  expect(listed.items[0]).toMatchObject({ id, other: { name: 'Sally Seller' } })
  const owed = await (await seller.client.get('/api/my/payments?side=seller')).json()
  expect(owed).toMatchObject({ items: [{ booking: { id }, other: names }] })
})

it('M6: until terms are sent, a draft shows what its sides are called now', async () => {
  const { listingId, buy, sellerId } = await openMarket(app)
  const buyer = await buy()
  const { id } = await buyer.draft({ listingId, ...period(6) })
  await db.updateTable('users').set({ name: 'Somebody Else' }).where('id', '=', sellerId).execute()
  expect(await buyer.read(id)).toMatchObject({ other: { name: 'Somebody Else' } })
})

describe('B16: a proposal without a price', () => {
  const quoteAt = async (spaceCents: number) => {
    const { seller, listingId, buy } = await openMarket(app)
    const buyer = await buy()
    const { id } = await buyer.draft({ listingId, ...period(6) })
    const { terms } = await buyer.step(id, 'request')
    const days = { from: terms!.first, to: terms!.last }
    const same = { unitId: terms!.units[0]!.unitId, quantity: 1, extras: [], note: '', ...days }
    await seller.step(id, 'quote', { terms: { ...same, spaceCents } })
    return { seller, buyer, id, same }
  }

  it('keeps what was offered for the same days, never the listed price', async () => {
    const { buyer, id, same } = await quoteAt(85_000)
    const countered = await buyer.step(id, 'counter', { terms: { ...same, spaceCents: null } })
    expect(countered).toMatchObject({
      status: 'requested',
      totalCents: 85_000,
      terms: { spaceCents: 85_000 },
    })
  })

  it('keeps the rate for other days, not the sum', async () => {
    const { buyer, id, same } = await quoteAt(85_000)
    const twice = { ...same, to: period(10).to, spaceCents: null }
    const countered = await buyer.step(id, 'counter', { terms: twice })
    expect(countered).toMatchObject({ status: 'requested', totalCents: 170_000 })
  })

  it('keeps the agreed rate when days are added to an agreed booking', async () => {
    const { buyer, id, same } = await quoteAt(85_000)
    await buyer.step(id, 'accept')
    await moveBy(app, id, 'secure')
    const asked = { kind: 'change', terms: { ...same, to: period(10).to, spaceCents: null } }
    const preview = await buyer.client.send('POST', `/api/bookings/${id}/changes/previews`, asked)
    expect(await preview.json()).toMatchObject({ terms: { totalCents: 170_000, last: period(10).to } })
  })
})
