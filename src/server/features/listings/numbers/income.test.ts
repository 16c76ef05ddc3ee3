import { expect, it } from 'vitest'
import type { MyNumbers } from '#contract/listings/numbers.ts'
import { postLedger } from '#server/features/ground/ledger/post-ledger.ts'
import { openMarket } from '#test/support/booking/book.ts'
import { bookWith } from '#test/support/booking/booked.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const market = await openMarket(app, { listing: { location_text: 'Kent, WA' } })
const { seller, sellerId, listingId } = market

it('M10: income is what the books say, beside the span before, by kind, market and space', async () => {
  const read = async (days: number) =>
    (await (await seller.client.get(`/api/my/numbers?days=${days}`)).json()) as MyNumbers
  expect((await read(28)).income).toBeNull()
  const id = await bookWith(app, market, { buyer: await market.buy() })
  const post = (purpose: 'paid' | 'refunded' | 'bounced', cents: number, daysAgo: number) =>
    db.transaction().execute((trx) =>
      postLedger(trx, {
        purpose,
        source: `test:${purpose}:${daysAgo}`,
        bookingId: id,
        sellerId,
        cents,
        now: new Date(Date.now() - daysAgo * 86_400_000),
      }),
    )
  await post('paid', 50_000, 0)
  await post('refunded', 4_000, 1)
  // it was not paid after all
  await post('bounced', 10_000, 2)
  await post('paid', 30_000, 10)
  await post('paid', 7_000, 60)
  const totals = { agreedCents: 90_000, creditedCents: 0, paidCents: 40_000, refundedCents: 4_000 }
  const before = { agreedCents: 0, creditedCents: 0, paidCents: 30_000, refundedCents: 0 }
  expect((await read(7)).income).toEqual({
    totals,
    before,
    kinds: [{ name: 'billboard', income: totals }],
    markets: [{ name: 'Kent, WA', income: totals }],
  })
  expect((await read(28)).income).toMatchObject({
    totals: { paidCents: 70_000 },
    before: { paidCents: 0 },
  })
  // what the booking itself says of all its days
  expect((await seller.read(id)).money).toMatchObject({ agreedCents: 90_000, paidCents: 77_000 })

  const csv = await (await seller.client.get('/api/my/numbers.csv?days=7')).text()
  const row = csv.split('\r\n').find((line) => line.startsWith(`${listingId},`))
  expect(row).toMatch(/,900\.00,0\.00,400\.00,40\.00$/)
  const other = await app.as((await market.buy()).id)
  expect(((await (await other.get('/api/my/numbers')).json()) as MyNumbers).income).toBeNull()
})
