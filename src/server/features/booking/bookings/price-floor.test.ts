import { expect, it } from 'vitest'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { applyFloor } from '#test/support/booking/apply-floor.ts'
import { bookingClient, openMarket, period } from '#test/support/booking/book.ts'
import { moveBy } from '#test/support/booking/booked.ts'
import { changesOf } from '#test/support/listings/changes.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const market = await openMarket(app)
const { seller, sellerId, listingId } = market
const buyer = await market.buy()
const sales = bookingClient((await buildColleague(app, sellerId, 'sales')).client)
// nine tenths of $900
await applyFloor(seller.client, [listingId], 9000)
const { book, propose, accept } = changesOf(app, buyer)
let weeks = 0
const later = () => {
  weeks += 8
  return weeks
}
const BELOW = { code: 'below-minimum' }
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]

async function counter(spaceCents: number): Promise<number> {
  const days = period(later())
  const { id } = await buyer.draft({ listingId, ...days })
  await buyer.step(id, 'request')
  const { unitId } = (await buyer.read(id)).terms!.units[0]!
  const terms = { unitId, quantity: 1, extras: [], note: '', ...days }
  expect(await seller.step(id, 'quote', { terms: { ...terms, spaceCents: null } })).toMatchObject({
    status: 'quoted',
  })
  expect(await buyer.step(id, 'counter', { terms: { ...terms, spaceCents } })).toMatchObject({ version: 3 })
  return id
}

it('keeps sales people from agreeing to less than a buyer may be given, and no manager', async () => {
  const id = await counter(80_000)
  expect(await sales.step(id, 'accept')).toMatchObject({
    ...BELOW,
    message: 'Below the minimum of the rate card. A manager can accept it.',
  })
  const { terms, first: from, last: to } = await buyer.read(id)
  const { unitId } = terms!.units[0]!
  // the price that the buyer named stays where none is named
  const same = { unitId, from, to, quantity: 1, extras: [], note: 'As you ask', spaceCents: null }
  expect(await sales.step(id, 'quote', { terms: same })).toMatchObject(BELOW)
  expect(await seller.step(id, 'accept')).toMatchObject({ status: 'awaiting-payment', totalCents: 80_000 })
  expect(await sales.step(await counter(81_000), 'accept')).toMatchObject({ status: 'awaiting-payment' })
})

it('holds for changes of what is booked, and for its next term', async () => {
  const { id, own } = await book(market, later())
  expect(await codeOf(await propose(sales, id, { ...own, spaceCents: 80_000 }))).toEqual([403, BELOW.code])
  expect((await propose(buyer, id, { ...own, spaceCents: 80_000 })).status).toBe(201)
  expect(await codeOf(await accept(sales, id))).toEqual([403, BELOW.code])
  expect((await accept(seller, id)).status).toBe(201)

  await moveBy(app, id, 'start')
  const { unitId } = (await buyer.read(id)).terms!.units[0]!
  const renew = (who: typeof seller) =>
    who.client.send('POST', `/api/bookings/${id}/renewals`, {
      terms: { unitId, quantity: 1, extras: [], spaceCents: null, ...period(weeks + 4) },
      holdsDates: false,
    })
  expect(await codeOf(await renew(sales))).toEqual([403, BELOW.code])
  expect((await renew(seller)).status).toBe(201)
})
