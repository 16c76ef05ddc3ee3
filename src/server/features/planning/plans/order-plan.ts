import { DraftInput } from '#contract/booking/bookings.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { cameToNothing } from '#domain/booking/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
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
  await getPlanRow(context.db, { id, ownerId: actor.organizationId })
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
  try {
    await draftLine(booking, { actor, row })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error
  }
}

interface LineOfActor {
  actor: Actor
  row: LineRow
  isAgency?: boolean
  /** For days that others have, which a draft may wait for. */
  isForTaken?: true
}

/** What is asked for of a line, of the unit that costs least where it names none. @throws AppError as its quote is refused */
export async function toRequest(
  booking: PlanBooking,
  { row, isAgency = false, isForTaken }: Omit<LineOfActor, 'actor'>,
) {
  const question = { ...toQuestion(row), isAgency }
  if (isForTaken) return DraftInput.parse({ ...question, listingId: row.listing_id })
  // refused with what is free instead, which a draft would wait for
  const { unitId } = await booking.quote(row.listing_id, question)
  return DraftInput.parse({ ...question, listingId: row.listing_id, unitId })
}

/** A line has its draft in the draft's own transaction, and so has what else is recorded of it. @returns the draft's id. @throws AppError as quote and draft are refused */
export async function draftLine(
  booking: PlanBooking,
  line: LineOfActor,
  record?: RecordResult,
): Promise<number> {
  const { actor, row } = line
  return booking.draft({ actor, request: await toRequest(booking, line) }, async (trx, bookingId) => {
    await lockPlan(trx, { id: row.plan_id, ownerId: actor.organizationId })
    await requireSame(trx, row)
    await setLineBooking(trx, row.id, bookingId)
    await record?.(trx, bookingId)
  })
}

/** @param bookingId null: its draft has ended */
export async function setLineBooking(trx: Tx, lineId: number, bookingId: number | null): Promise<void> {
  await trx.updateTable('plan_lines').set({ booking_id: bookingId }).where('id', '=', lineId).execute()
}

interface DropDraftInput {
  actor: Actor
  lineId: number
  draftId: number
}

/** Takes the draft of a line out of the order: the line is as it was before. */
export async function dropDraft(
  booking: PlanBooking,
  { actor, lineId, draftId }: DropDraftInput,
): Promise<void> {
  const origin = { address: null, userAgent: null, requestId: null }
  const input = { step: 'withdraw', version: 0, reason: '' } as const
  await booking.take({ id: draftId, actor, input, origin }, (trx) => setLineBooking(trx, lineId, null))
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
