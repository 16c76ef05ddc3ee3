import { expect, it } from 'vitest'
import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { openMarket } from '#test/support/booking/book.ts'
import { bookWith } from '#test/support/booking/booked.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const market = await openMarket(app, { terms: { cancellationTier: 'standard' } })
const buyer = await market.buy()
const bookingId = await bookWith(app, market, { buyer })

async function ask(
  client: Pick<TestClient, 'send'>,
  query: string,
  more: object = {},
): Promise<AssistantAnswer> {
  const body = { query, userType: 'buyer', page: { bookingId }, ...more }
  const response = await client.send('POST', '/api/ai/suggest', body)
  expect(response.status).toBe(200)
  return response.json()
}

it('answers from the booking on whose page it is asked, to both of its sides', async () => {
  const { reference, totalCents, cancelling } = await buyer.read(bookingId)
  const owed = await ask(buyer.client, 'what is due now?')
  expect(owed.suggestion).toContain(`${reference} costs ${formatShortCents(totalCents)} in all`)
  expect(owed.links?.[0]?.path).toBe('/help/articles/how-payment-works')
  expect(owed.matches).toEqual([])
  const { suggestion } = await ask(buyer.client, 'Can I still cancel?')
  expect(suggestion).toContain(`${formatShortCents(cancelling!.refundCents)} would go back to you`)
  const told = await ask(market.seller.client, 'What happens next?', { userType: 'seller' })
  expect(told.suggestion).toContain(reference)
})

it('tells nobody else that there is such a booking', async () => {
  const stranger = await market.buy()
  const { reference } = await buyer.read(bookingId)
  for (const client of [stranger.client, app])
    for (const page of [{ bookingId }, { bookingId: 999_999 }]) {
      const { suggestion, links = [] } = await ask(client, 'what is the status of this booking?', { page })
      expect(suggestion).not.toContain(reference)
      expect(suggestion).not.toContain('$')
      expect(links.some(({ path }) => path.startsWith('/inbox'))).toBe(false)
    }
})

it('goes on about the booking, and about its space', async () => {
  const { criteria } = await ask(buyer.client, 'what is due now?')
  const previous = { criteria, listingIds: [] }
  const next = await ask(buyer.client, 'who is the seller?', { previous })
  expect(next.suggestion).toContain('The seller is Sally Seller')
  const { listing } = await buyer.read(bookingId)
  const other = await ask(buyer.client, 'is it lit at night?', { previous })
  expect(other.suggestion).toContain(listing.title)
})
