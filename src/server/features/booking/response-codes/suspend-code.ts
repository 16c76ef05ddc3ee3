import { readerOf } from '#domain/booking/booking-reader.ts'
import { describeSuspension } from '#domain/booking/response/response-words.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { notifyParties } from '../bookings/notify-parties.ts'
import { getCode } from './queries.ts'

interface SuspendInput {
  code: string
  step: 'suspend' | 'restore'
  reason: string
}

/**
 * An admin stops a code with a reason, or lets it lead on again; its buyer is told.
 * @throws AppError `not-found`; `conflict` where nothing would change, and for a booking of their own
 */
export async function suspendCode(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  given: SuspendInput,
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<void> {
  const { code, step, reason } = given
  const { booking_id: bookingId } = await getCode(context.db, code)
  const now = context.now()
  await inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, bookingId)
    if (readerOf(locked.booking, actor) !== 'admin')
      throw new AppError('conflict', { message: 'This booking is your own: another admin decides.' })
    const stops = step === 'suspend'
    const { numUpdatedRows } = await trx
      .updateTable('response_codes')
      .set({ suspended_at: stops ? now : null, reason: stops ? reason : null })
      .where('code', '=', code)
      .where('suspended_at', stops ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError('conflict')
    await recordAudit(trx, {
      actorId: actor.personId,
      action: stops ? 'response-code.suspended' : 'response-code.restored',
      subject: { type: 'booking', id: bookingId },
      after: { code, reason },
      origin,
    })
    await notifyBuyer(context, trx, locked, given)
  })
}

async function notifyBuyer(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation, terms }: LockedBooking,
  { code, step, reason }: SuspendInput,
): Promise<void> {
  if (!conversation || !terms) return
  const words = describeSuspension({ title: terms.listing.title, code, step, reason })
  const told = {
    booking,
    terms,
    side: 'buyer',
    kind: 'artwork',
    key: `code:${code}`,
    by: null,
    words,
    deadline: null,
  } as const
  await notifyParties({ config }, trx, { told: [told], now: now() })
}
