import type { APIRequestContext } from '@playwright/test'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Order } from '#contract/booking/orders.ts'
import { expect } from './test.ts'

/** The first public billboard that can be booked, and the last free days of it. */
async function findBookable(request: APIRequestContext) {
  const found = await request.get('/api/listings?adType=billboard&listingType=rent&limit=24')
  for (const { id } of (await found.json()) as { id: number }[]) {
    const { mode, units } = await (await request.get(`/api/listings/${id}/availability`)).json()
    const spans = (units[0]?.spans ?? []) as { last: string; free: number }[]
    const free = spans.findLast((span) => span.free > 0)
    if (mode !== 'off' && free) return { listingId: id, from: free.last, to: free.last }
  }
  throw new Error('no billboard that can be booked')
}

/** Puts a space and some days into the order of whoever is signed in. */
export async function orderByApi(request: APIRequestContext): Promise<Booking> {
  const data = await findBookable(request)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await request.post('/api/orders/items', { data, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as Order).bookings[0]!
}
