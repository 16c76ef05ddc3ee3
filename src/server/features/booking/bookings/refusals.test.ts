import { expect, it } from 'vitest'
import { openMarket, period } from '#test/support/booking/book.ts'
import { bookWith } from '#test/support/booking/booked.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { prepareOrder } from '../orders/prepare-booking.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const market = await openMarket(app, { terms: { minDays: 28, holdDays: 3 } })
const { seller, sellerId, listingId, buy } = market
const buyer = await buy()
const [{ from, to }, far] = [period(10), period(30)]
const OLD = 'a'.repeat(64)

/** Drafts for the same days, in all of which a request is open. */
async function askTwice(weeks: number) {
  const rival = await buy()
  const ids: number[] = []
  for (const one of [buyer, rival]) {
    const { id } = await one.draft({ listingId, ...period(weeks) })
    await one.step(id, 'request')
    ids.push(id)
  }
  return ids as [number, number]
}

const post = (path: string, body: unknown, key?: string) =>
  buyer.client.send('POST', path, body, key === undefined ? {} : { headers: { 'idempotency-key': key } })

/**
 * What a person is told, word for word. Of cards there is nothing yet: `payment-refused`, `payment-processing`,
 * `payment-unavailable` and `notice-not-signed` come with the provider that says them.
 */
const REFUSALS: [status: number, code: string, message: string | RegExp, ask: () => Promise<Response>][] = [
  [
    409,
    'dates-taken',
    'These dates were just taken. Pick other dates, or join the waiting list.',
    async () => {
      const [first, second] = await askTwice(14)
      const { version, sha256 } = await seller.read(second)
      await seller.step(first, 'accept')
      return seller.send(second, { step: 'accept', version, sha256: sha256! })
    },
  ],
  [
    409,
    'not-bookable',
    'This space is not booked on Placard. Write to the seller instead.',
    async () => {
      const sale = await buildListing(app.db, { seller_id: sellerId, listing_type: 'sale' })
      return post(`/api/listings/${sale}/quotes`, { from, to })
    },
  ],
  [
    400,
    'term-not-sold',
    /^This space is sold for at least 12 weeks\. The next that fits is \w{3} \d+.* to \w{3} \d+, \d{4}\.$/,
    async () => {
      const long = await openMarket(app, { terms: { minDays: 84 } })
      return post('/api/bookings', { listingId: long.listingId, from, to })
    },
  ],
  [
    409,
    'price-changed',
    'The price has changed since you saw it. Look at the new total before you book.',
    async () => {
      const { id } = await buyer.draft({ listingId, ...far })
      return buyer.send(id, { step: 'request', version: 0, sha256: OLD })
    },
  ],
  [
    409,
    'terms-changed',
    'The other side changed the terms meanwhile. Read the new version first.',
    async () => {
      const { id } = await buyer.draft({ listingId, ...period(18) })
      const { version, sha256, request } = await buyer.step(id, 'request')
      const { unitId, quantity, extras } = request
      const terms = { unitId, ...period(18), quantity, extras, spaceCents: 80_000 }
      await seller.step(id, 'quote', { terms })
      await seller.step(id, 'quote', { terms: { ...terms, spaceCents: 70_000 } })
      return buyer.send(id, { step: 'accept', version: version + 1, sha256: sha256! })
    },
  ],
  [
    409,
    'wrong-step',
    'This booking has changed. Reload to see its current status.',
    async () => {
      const { id } = await buyer.draft({ listingId, ...far })
      await buyer.step(id, 'withdraw')
      return buyer.send(id, { step: 'request', version: 0, sha256: OLD })
    },
  ],
  [
    404,
    'booking-not-found',
    'Booking not found',
    async () => {
      const { id } = await (await buy()).draft({ listingId, ...far })
      return buyer.client.get(`/api/bookings/${id}`)
    },
  ],
  [
    403,
    'verify-email-first',
    'Please verify your e-mail address before you book.',
    async () => {
      const pending = await buy({ status: 'pending' })
      const { id } = await pending.draft({ listingId, ...far })
      return pending.client.send('POST', `/api/bookings/${id}/waitlist`)
    },
  ],
  [
    409,
    'hold-limit',
    'You hold as many dates as this seller allows. Book or release one first.',
    async () => {
      const holder = await buy()
      const ids: number[] = []
      for (const weeks of [34, 38, 42]) ids.push((await holder.draft({ listingId, ...period(weeks) })).id)
      for (const id of ids.slice(0, 2)) await holder.step(id, 'hold')
      return holder.send(ids[2]!, { step: 'hold', version: 0 })
    },
  ],
  [
    400,
    'refund-too-large',
    'That is more than was paid: $900.00 at most.',
    async () => {
      const id = await bookWith(app, market, { buyer: await buy() })
      const money = (kind: string, cents: number) =>
        seller.client.send('POST', `/api/bookings/${id}/payments`, {
          ...{ kind, cents },
          ...{ method: 'check', on: '2026-01-02' },
        })
      await money('arrived', 90_000)
      return money('returned', 90_001)
    },
  ],
  [
    409,
    'bookings-open',
    /^There are bookings that are not finished\. Finish or cancel them first\. PLA-B/,
    () => seller.client.send('POST', `/api/listings/${listingId}/steps`, { step: 'archive' }),
  ],
  [
    400,
    'idempotency-key-required',
    'Send an Idempotency-Key header.',
    () => post('/api/bookings', { listingId, ...far }, ''),
  ],
  [
    409,
    'idempotency-key-reused',
    'This Idempotency-Key was used for another request.',
    async () => {
      await post('/api/bookings', { listingId, ...far }, 'one-key-for-two')
      return post('/api/bookings', { listingId, ...period(26) }, 'one-key-for-two')
    },
  ],
]

it.each(REFUSALS)('%i %s: %s', async (status, code, message, ask) => {
  const answer = await ask()
  const words = typeof message === 'string' ? message : expect.stringMatching(message)
  expect([answer.status, await answer.json()]).toMatchObject([status, { code, message: words }])
})

it('asks a brand of whoever holds dates or waits for them: nobody asks again', async () => {
  const { id } = await buyer.draft({ listingId, ...far, brand: '' })
  const asked = 'Please say what is advertised'
  expect(await buyer.step(id, 'hold')).toMatchObject({ code: 'invalid-input', fields: { brand: asked } })
  const path = `/api/bookings/${id}/waitlist`
  expect(await (await buyer.client.send('POST', path)).json()).toMatchObject({ fields: { brand: asked } })
  const joined = await buyer.client.send('POST', path, { brand: 'Ferry Bakery' })
  expect(await joined.json()).toMatchObject({ request: { brand: 'Ferry Bakery' }, waiting: { rank: 1 } })
})

it('names who prepared a draft, and leaves an agency its commission through every version', async () => {
  const {
    seller: granting,
    listingId: id,
    buy: join,
  } = await openMarket(app, {
    terms: { agencyCommissionBasisPoints: 1500 },
  })
  const agency = await join()
  const request = { listingId: id, ...far, brand: 'Ferry Bakery', isAgency: true }
  const draft = await agency.draft(request)
  const commission = { kind: 'discount', label: 'Agency commission on Face', cents: -13_500 }
  expect(draft.terms?.lines).toContainEqual(expect.objectContaining(commission))
  const { request: asked } = await agency.step(draft.id, 'request')
  const { unitId, quantity, extras } = asked
  const terms = { unitId, ...period(34), quantity, extras, spaceCents: null }
  const quoted = await granting.step(draft.id, 'quote', { terms })
  expect(quoted.terms?.lines).toContainEqual(expect.objectContaining(commission))

  const prepared = { ...far, unitId: null, quantity: 1, extras: [], brand: 'Ferry Bakery', note: '' }
  const link = await prepareOrder(app.context, {
    lines: [{ listingId: id, request: prepared }],
    preparedBy: 'Planner',
  })
  const token = link.url.split('/').at(-1)
  const order = await agency.client.send('POST', '/api/orders/items', {
    ...prepared,
    listingId: id,
    prepared: token,
  })
  expect((await order.json()).bookings).toContainEqual(expect.objectContaining({ preparedBy: 'Planner' }))
  const stale = await agency.client.send('POST', '/api/orders/items', {
    ...{ ...prepared, listingId: id },
    prepared: 'a'.repeat(43),
  })
  expect((await stale.json()).code).toBe('link-expired')
})
