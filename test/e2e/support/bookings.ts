import type { APIRequestContext, Page } from '@playwright/test'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Order } from '#contract/booking/orders.ts'
import { cellOf } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { approveByApi, readLink, registerByApi } from './accounts.ts'
import { createSpace } from './spaces.ts'
import { expect } from './test.ts'

type Request = APIRequestContext

/** A request of its own each time, as every booking needs it. */
const once = () => ({ 'idempotency-key': crypto.randomUUID() })

/** A posting period that begins in some weeks. */
function period(weeks: number): { from: string; to: string } {
  const grid = { cell: '4-week' as const, anchor: POSTING_ANCHOR, periods: [] }
  const { first, last } = cellOf(grid, addDays(toMarketDate(new Date()), weeks * 7))!
  return { from: first, to: last }
}

/** Signs up on this page's session, and opens the link that is mailed. */
export async function registerVerified(page: Page): Promise<string> {
  const username = await registerByApi(page.request)
  const link = await readLink(`${username}@example.com`, '/verify-email')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).ok()).toBe(true)
  return username
}

/** A public board of whoever is signed in, sold by four weeks at $900. */
export async function createBoard(seller: Request, admin: Request, title: string): Promise<number> {
  const id = await createSpace(seller, { title, type: 'billboard', price: 900, interval: '4-week' })
  await approveByApi(admin, id)
  return id
}

/** Sets some of how a space is sold. */
export async function sellByApi(seller: Request, id: number, terms: Record<string, unknown>): Promise<void> {
  const path = `/api/my/listings/${id}/booking-terms`
  const data = { ...(await (await seller.get(path)).json()), ...terms }
  const answer = await seller.put(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Puts a board and some days into the buyer's order. */
export async function orderBoard(buyer: Request, listingId: number, dates = period(8)): Promise<number> {
  const answer = await buyer.post('/api/orders/items', { data: { listingId, ...dates }, headers: once() })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as Order).bookings.find(({ listing }) => listing.id === listingId)!.id
}

/** All of it has come by check. */
export async function payByApi(seller: Request, id: number): Promise<void> {
  const { totalCents: cents } = (await (await seller.get(`/api/bookings/${id}`)).json()) as Booking
  const data = { kind: 'arrived', method: 'check', cents, on: toMarketDate(new Date()) }
  const answer = await seller.post(`/api/bookings/${id}/payments`, { data, headers: once() })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Takes a step for a booking as it stands. */
export async function stepByApi(request: Request, id: number, step: string, more = {}): Promise<Booking> {
  const { version, sha256 } = (await (await request.get(`/api/bookings/${id}`)).json()) as Booking
  const data = { step, version, sha256, ...more }
  const answer = await request.post(`/api/bookings/${id}/steps`, { data, headers: once() })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Booking
}

/** Asks for a board. @returns the booking's id */
export async function requestByApi(buyer: Request, listingId: number, weeks: number): Promise<number> {
  const answer = await buyer.post('/api/bookings', { data: { listingId, ...period(weeks) }, headers: once() })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as Booking
  await stepByApi(buyer, id, 'request', { brand: 'Ferry Bakery' })
  return id
}

export async function disputeByApi(side: Request, id: number, reason: string): Promise<void> {
  const answer = await side.post(`/api/bookings/${id}/disputes`, { data: { reason }, headers: once() })
  expect(answer.status(), await answer.text()).toBe(201)
}
