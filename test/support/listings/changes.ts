import type { Change } from '#contract/booking/booking-changes.ts'
import { postLedger } from '#server/features/ground/ledger/post-ledger.ts'
import { type openMarket, period } from '../booking/book.ts'
import { bookWith } from '../booking/booked.ts'
import type { TestApp, TestClient } from '../test-app.ts'

type Market = Awaited<ReturnType<typeof openMarket>>
type Who = { client: TestClient }
type Listed = { changes: Change[]; kinds: string[]; code?: string; message?: string }
type ChangeRequest = { from: string; to: string; spaceCents?: number; version?: number }

/** What people do with changes of one buyer's bookings over HTTP. */
export function changesOf(app: TestApp, buyer: Awaited<ReturnType<Market['buy']>>) {
  const { db } = app
  const answer = (who: Who, id: number, body: object) =>
    who.client.send('POST', `/api/bookings/${id}/changes/answers`, body)
  const list = async (who: Who, id: number) =>
    (await (await who.client.get(`/api/bookings/${id}/changes`)).json()) as Listed
  const send = async (who: Who, id: number, asked: object, version?: number) =>
    who.client.send('POST', `/api/bookings/${id}/changes`, {
      version: version ?? (await buyer.read(id)).version,
      asked,
      reason: 'The opening has moved.',
    })
  return {
    answer,
    list,
    send,
    /** Booked for $900, all of it paid, with the next four weeks free. */
    async book(market: Market, weeks: number) {
      const id = await bookWith(app, market, { buyer, weeks })
      const { sellerId } = market
      const posting = { purpose: 'paid', source: `test:${id}`, bookingId: id, sellerId } as const
      await db.transaction().execute((trx) => postLedger(trx, { ...posting, cents: 90_000, now: new Date() }))
      return { id, own: period(weeks), next: period(weeks + 4) }
    },
    async propose(who: Who, id: number, { version, ...terms }: ChangeRequest) {
      const { unitId } = (await buyer.read(id)).terms!.units[0]!
      const asked = { kind: 'change', terms: { unitId, quantity: 1, extras: [], spaceCents: null, ...terms } }
      return send(who, id, asked, version)
    },
    async accept(who: Who, id: number) {
      const { sha256 } = (await list(who, id)).changes[0]!
      return answer(who, id, { step: 'accept', sha256 })
    },
    claimsOf: (id: number) =>
      db.selectFrom('unit_claims').select('days').where('booking_id', '=', id).execute(),
  }
}
