import { randomUUID } from 'node:crypto'
import type { BookingPayments, NewPayment } from '#contract/booking/payments.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { TestApp, TestClient } from '../test-app.ts'
import { buildAgreed } from './build-agreed.ts'

/** A booking with what its two sides do about its money. */
export async function agreeIn(app: TestApp, given: Parameters<typeof buildAgreed>[1] = {}) {
  const { db } = app
  const booking = await buildAgreed(db, given)
  const [buyer, seller] = [await app.as(booking.buyerId), await app.as(booking.sellerId)]
  const path = `/api/bookings/${booking.id}/payments`
  const say = async (client: TestClient, payment: Partial<NewPayment>, key: string = randomUUID()) => {
    const body = { method: 'bank-transfer', cents: 110_350, on: toMarketDate(new Date()), ...payment }
    const answer = await client.send('POST', path, body, { headers: { 'idempotency-key': key } })
    return { status: answer.status, ...(await answer.json()) } as BookingPayments & Answered
  }
  return {
    ...booking,
    buyer,
    seller,
    path,
    sent: (payment: Partial<NewPayment> = {}, key?: string) => say(buyer, { kind: 'sent', ...payment }, key),
    arrived: (cents: number, key?: string) => say(seller, { kind: 'arrived', cents }, key),
    returned: (cents: number) => say(seller, { kind: 'returned', cents }),
    answer: async (paymentId: number, confirmation: object) => {
      const answer = await seller.send('POST', `${path}/${paymentId}/confirmations`, confirmation)
      return { status: answer.status, ...(await answer.json()) } as BookingPayments & Answered
    },
    retract: async (paymentId: number, client: TestClient = seller) => {
      const answer = await client.send('POST', `${path}/${paymentId}/retractions`, {
        reason: 'The wrong line',
      })
      return { status: answer.status, ...(await answer.json()) } as BookingPayments & Answered
    },
    read: async (client: TestClient = buyer) => (await (await client.get(path)).json()) as BookingPayments,
    status: async () => {
      const row = db.selectFrom('bookings').select('status').where('id', '=', booking.id)
      return (await row.executeTakeFirstOrThrow()).status
    },
  }
}
interface Answered {
  status: number
  code?: string
  message?: string
}
