import type { BookingStep } from '#domain/booking/lifecycle.ts'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { moveBooking } from '#server/features/booking/bookings/move-booking.ts'
import type { TestApp } from '../test-app.ts'
import { type openMarket, period } from './book.ts'

type Market = Awaited<ReturnType<typeof openMarket>>
type Buyer = Awaited<ReturnType<Market['buy']>>

/** What time or money does, now. */
export async function moveBy(
  { context }: Pick<TestApp, 'context'>,
  id: number,
  step: Extract<BookingStep, 'secure' | 'start' | 'finish' | 'expire'>,
): Promise<void> {
  const actor = step === 'secure' ? 'money' : 'clock'
  await context.db.transaction().execute(async (trx) => {
    const locked = await lockBooking(trx, id)
    await moveBooking(context, trx, locked, { step, actor, by: null, now: context.now() })
  })
}

/** Asked for, accepted, and secured. @returns its id */
export async function bookWith(
  app: Pick<TestApp, 'context'>,
  { seller, listingId }: Market,
  { buyer, weeks = 8 }: { buyer: Buyer; weeks?: number },
): Promise<number> {
  const { id } = await buyer.draft({ listingId, ...period(weeks) })
  await buyer.step(id, 'request')
  await seller.step(id, 'accept')
  await moveBy(app, id, 'secure')
  return id
}
