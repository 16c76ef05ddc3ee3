import type { Booking, DraftInput, StepInput } from '#contract/booking/bookings.ts'
import { cellOf } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildListing, buildUser } from '../listings/build-listing.ts'
import type { TestApp, TestClient } from '../test-app.ts'

/** A posting period that begins in some weeks, as a request says it. */
export function period(weeks: number): { from: string; to: string } {
  const grid = { cell: '4-week' as const, anchor: POSTING_ANCHOR, periods: [] }
  const { first, last } = cellOf(grid, addDays(toMarketDate(new Date()), weeks * 7))!
  return { from: first, to: last }
}

type Terms = Parameters<typeof sellAs>[1]

/** Sets some of how a space is sold, as its seller. */
async function sellAs(
  { client, listingId }: { client: TestClient; listingId: number },
  terms: Record<string, unknown>,
): Promise<void> {
  const path = `/api/my/listings/${listingId}/booking-terms`
  const now = await (await client.get(path)).json()
  const answer = await client.send('PUT', path, { ...now, ...terms })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/** A seller with one board at $900 for four weeks, and as many buyers as are asked for. */
export async function openMarket(
  app: TestApp,
  { terms = {}, listing = {} }: { terms?: Terms; listing?: Parameters<typeof buildListing>[1] } = {},
) {
  const sellerId = await buildUser(app.db, { name: 'Sally Seller' })
  const seller = await app.as(sellerId)
  const listingId = await buildListing(app.db, { seller_id: sellerId, frequency: '4-week', ...listing })
  await sellAs({ client: seller, listingId }, terms)
  const buy = async (values: Parameters<typeof buildUser>[1] = {}) => {
    const id = await buildUser(app.db, { name: 'Bob Buyer', ...values })
    return { id, ...bookingClient(await app.as(id)) }
  }
  return { sellerId, seller: bookingClient(seller), listingId, buy }
}

/** What people do with bookings over HTTP. */
export function bookingClient(client: TestClient) {
  const read = async (id: number) => (await (await client.get(`/api/bookings/${id}`)).json()) as Booking
  const send = (id: number, input: StepInput, init?: RequestInit) =>
    client.send('POST', `/api/bookings/${id}/steps`, input, init)
  return {
    client,
    read,
    send,
    async draft(request: DraftInput): Promise<Booking> {
      const answer = await client.send('POST', '/api/bookings', { brand: 'Fremont Bakery', ...request })
      if (answer.status !== 201) throw new Error(`no draft: ${await answer.text()}`)
      return answer.json()
    },
    /** Takes a step for the booking as it stands. @returns the booking, or the refusal */
    async step<S extends StepInput['step']>(
      id: number,
      step: S,
      more: Partial<Extract<StepInput, { step: S }>> = {},
    ): Promise<Booking & { code?: string; message?: string }> {
      const { version, sha256 } = await read(id)
      const answer = await send(id, { step, version, sha256, ...more } as unknown as StepInput)
      return answer.json()
    },
  }
}
