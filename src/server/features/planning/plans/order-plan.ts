import { DraftInput } from '#contract/booking/bookings.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { isEnded } from '#domain/planning/plan-line.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PlanBooking } from './plan-booking.ts'
import { getPlanRow, type LineRow, listLineRows } from './plan-rows.ts'
import { toQuestion } from './read-plan.ts'

interface Ordered {
  added: number
  refused: { lineId: number; message: string }[]
}

/**
 * Puts each line that is not ordered yet into the owner's open order. A line has its draft in the draft's own transaction: pressed twice,
 * in two tabs or again after a crash, it is in the order once. A line that cannot be had is named, and the others go on.
 * @throws AppError `plan-not-found`, `plan-empty`
 */
export async function orderPlan(
  context: AppContext,
  booking: PlanBooking,
  { actor, id }: { actor: Actor; id: number },
): Promise<Ordered> {
  await getPlanRow(context.db, { id, ownerId: actor.id })
  const rows = await listLineRows(context.db, id)
  if (rows.length === 0) throw new AppError('plan-empty')
  const done: Ordered = { added: 0, refused: [] }
  for (const row of rows.filter(({ status }) => status === null || isEnded(status)))
    try {
      await orderLine(booking, actor, row)
      done.added++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (!(error instanceof AlreadyOrderedError))
        done.refused.push({ lineId: row.id, message: error.message })
    }
  return done
}

/** Somebody was faster; what was drafted here is rolled back. */
class AlreadyOrderedError extends AppError {
  constructor() {
    super('line-requested')
  }
}

async function orderLine(booking: PlanBooking, actor: Actor, row: LineRow): Promise<void> {
  const question = toQuestion(row)
  // refused with what is free instead, which a draft would wait for
  const { unitId } = await booking.quote(row.listing_id, question)
  const request = DraftInput.parse({ ...question, listingId: row.listing_id, unitId })
  await booking.draft({ actor, request }, async (trx, bookingId) => {
    const { numUpdatedRows } = await trx
      .updateTable('plan_lines')
      .set({ booking_id: bookingId })
      .where('id', '=', row.id)
      .where('booking_id', 'is not distinct from', row.booking_id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AlreadyOrderedError()
  })
}
