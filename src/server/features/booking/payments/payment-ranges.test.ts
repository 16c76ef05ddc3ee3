import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { payThrough } from '#test/support/booking/pay-through.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PAYMENT_TEST: '1' })

it('S20: a booking of more than any provider takes is refused in words, as a quote and as a draft', async () => {
  const market = await openMarket(app, { listing: { price: 10_000_000 } })
  const buyer = await market.buy()
  const path = `/api/listings/${market.listingId}/quotes`
  const request = { listingId: market.listingId, brand: 'Fremont Bakery', ...period(8) }
  for (const [url, body] of [
    [path, period(8)],
    ['/api/bookings', request],
  ] as const) {
    const answer = await buyer.client.send('POST', url, body)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        code: 'term-not-sold',
        message: expect.stringMatching(
          /^This comes to \$1\d,\d{3},\d{3}\.\d\d, and one booking can be \$9,999,999\.99 at most\./,
        ),
      },
    ])
  }
})

it('S20: nor do a seller’s own price or a counter-offer make it more', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(8) })
  await buyer.step(id, 'request')
  const { rows } = await sql<{ id: number }>`
    select id from space_units where listing_id = ${market.listingId}`.execute(app.db)
  const wish = { unitId: rows[0]!.id, ...period(8), quantity: 1, extras: [], note: '' }
  const [terms, most] = [1_000_000_000, 900_000_000].map((spaceCents) => ({ ...wish, spaceCents }))
  const refusal = {
    code: 'term-not-sold',
    message: expect.stringMatching(/^This comes to \$1\d,\d{3},\d{3}\.\d\d,/),
  }
  expect(await market.seller.step(id, 'quote', { terms: terms! })).toMatchObject(refusal)
  const preview = await market.seller.client.send('POST', `/api/bookings/${id}/previews`, terms)
  expect([preview.status, await preview.json()]).toMatchObject([400, refusal])
  expect(await market.seller.step(id, 'quote', { terms: most! })).toMatchObject({ status: 'quoted' })
  expect(await buyer.step(id, 'counter', { terms: terms! })).toMatchObject(refusal)
})

it.each([
  ['more', 100_000_000],
  ['less', 49],
])('S20: a way to pay is there within its range alone, and says what remains: %s', async (_name, cents) => {
  const one = await agreeIn(app, { totalCents: cents, taxCents: 0 })
  const range = { minCents: 50, maxCents: 99_999_999 }
  expect(await one.read()).toMatchObject({
    ways: [],
    outOfRange: [
      { method: 'card', cents, ...range },
      { method: 'bank-debit', cents, ...range },
    ],
  })
  expect(await payThrough(one).start()).toMatchObject({ status: 409, code: 'wrong-step' })
  const parts = [
    { label: 'Deposit', dueOn: null, cents: 99_999_999 },
    { label: 'Balance', dueOn: '2030-01-01', cents: 1 },
  ]
  const other = await agreeIn(app, { totalCents: 100_000_000, taxCents: 0, schedule: parts })
  expect(await other.read()).toMatchObject({ ways: [{ cents: 99_999_999 }, {}], outOfRange: [] })
})
