import { expect, it } from 'vitest'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()

it('takes five requests of an hour from who has not verified an address, says when to come back, and answers what is known', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy({ status: 'pending' })
  const asked: Response[] = []
  const again: (() => Promise<Response>)[] = []
  for (let at = 0; at < 6; at++) {
    const { id, sha256 } = await buyer.draft({ listingId: market.listingId, ...period(10 + at * 4) })
    const key = { headers: { 'idempotency-key': `request-${at}` } }
    again.push(() => buyer.send(id, { step: 'request', version: 0, sha256: sha256! }, key))
    asked.push(await again.at(-1)!())
  }
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(asked[5]!.headers.get('retry-after')).toMatch(/^\d+$/)
  // a request that was acknowledged is answered under its key, whatever has been asked since
  expect((await again[0]!()).status).toBe(200)
})

it('refuses an extra that the space does not have, in a quote and in a draft', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const request = { ...period(10), extras: ['vinyl'] }
  for (const answer of [
    await app.send('POST', `/api/listings/${market.listingId}/quotes`, request),
    await buyer.client.send('POST', '/api/bookings', { listingId: market.listingId, ...request }),
  ])
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        code: 'invalid-input',
        fields: { extras: 'This space has no such extra. Look at its extras again.' },
        goneExtras: ['vinyl'],
      },
    ])
})
