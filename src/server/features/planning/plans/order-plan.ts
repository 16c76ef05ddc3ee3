import { DraftInput } from '#contract/booking/bookings.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { cameToNothing } from '#domain/booking/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PlanBooking } from './plan-booking.ts'
import { getPlanRow, type LineRow, listLineRows, lockPlan } from './plan-rows.ts'
import { toQuestion } from './read-plan.ts'

/** The order is full, or the hour's drafts are used up: no further line would fare better. */
const ENDS: ReadonlySet<ErrorCode> = new Set(['conflict', 'rate-limited'])
const CHANGED = 'This line was changed meanwhile. Look at the plan as it is now.'

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
  for (const row of rows.filter(({ status }) => status === null || cameToNothing(status))) {
    const refusal = await orderLine(booking, actor, row)
    if (!refusal) done.added++
    if (!refusal || refusal instanceof AlreadyOrderedError) continue
    done.refused.push({ lineId: row.id, message: refusal.message })
    if (ENDS.has(refusal.code)) break
  }
  return done
}

/** @returns why it could not be ordered */
async function orderLine(booking: PlanBooking, actor: Actor, row: LineRow): Promise<AppError | undefined> {
  const question = toQuestion(row)
  try {
    // refused with what is free instead, which a draft would wait for
    const { unitId } = await booking.quote(row.listing_id, question)
    const request = DraftInput.parse({ ...question, listingId: row.listing_id, unitId })
    await booking.draft({ actor, request }, async (trx, bookingId) => {
      await lockPlan(trx, { id: row.plan_id, ownerId: actor.id })
      await requireSame(trx, row)
      await trx.updateTable('plan_lines').set({ booking_id: bookingId }).where('id', '=', row.id).execute()
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error
  }
}

/** What was drafted of a line that is another by now is rolled back. @throws AppError `line-requested` */
async function requireSame(trx: Tx, row: LineRow): Promise<void> {
  const now = await trx.selectFrom('plan_lines').selectAll().where('id', '=', row.id).executeTakeFirst()
  if (now && now.booking_id !== row.booking_id) throw new AlreadyOrderedError('line-requested')
  const isSame =
    now?.first_day === row.first_day && now.last_day === row.last_day && now.quantity === row.quantity
  if (!isSame) throw new AppError('line-requested', { message: CHANGED })
}

/** A twin of this press was faster: nothing is wrong. */
class AlreadyOrderedError extends AppError {}
