import { DEADLINES } from '#domain/booking/deadlines.ts'
import { cameToNothing } from '#domain/booking/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { draftLine, dropDraft } from '../plans/order-plan.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { type LineRow, listLineRows } from '../plans/plan-rows.ts'
import type { RequestRow, WaitingRow } from './request-rows.ts'

const SUSPENDED = 'Your account cannot book at the moment.'

interface SendLineInput {
  /** Null: may send nothing. */
  actor: Actor | null
  request: RequestRow
  row: WaitingRow
  /** What fails by our own fault is a refusal, too: nothing tries again. */
  isLastTry: boolean
}

const FAULT = {
  code: 'unavailable',
  message: 'Something went wrong on our side. Ask for this space once more.',
}

/** Sends one line, or writes down why not. @throws what is no refusal: it may pass by itself */
export async function sendLine(
  { db }: Pick<AppContext, 'db'>,
  booking: PlanBooking,
  { actor, request, row, isLastTry }: SendLineInput,
): Promise<void> {
  try {
    if (!actor) throw new AppError('forbidden', { message: SUSPENDED })
    const line = (await listLineRows(db, request.plan_id)).find(({ id }) => id === row.line_id)
    // taken out of the plan: its row is gone with it
    if (!line) return
    if (isRequested(line.status)) throw new AppError('line-requested')
    await takeLine(booking, { actor, request, row, line, isLastTry })
  } catch (error) {
    if (isFinal(error)) return refuseLine(db, row, error)
    if (isLastTry) await refuseLine(db, row, FAULT)
    throw error
  }
}

async function refuseLine(
  db: Db,
  { request_id, line_id }: WaitingRow,
  { code, message }: { code: string; message: string },
): Promise<void> {
  await db
    .updateTable('plan_request_lines')
    .set({ state: 'refused', code, message, booking_id: null })
    .where('request_id', '=', request_id)
    .where('line_id', '=', line_id)
    .where('state', '=', 'waiting')
    .execute()
}

interface TakeLineInput extends Pick<SendLineInput, 'request' | 'row' | 'isLastTry'> {
  actor: Actor
  line: LineRow
}

async function takeLine(booking: PlanBooking, taking: TakeLineInput): Promise<void> {
  const { actor, request, row, line, isLastTry } = taking
  const { draftId, isOwn } = await findDraft(booking, taking)
  const origin = { address: request.address, userAgent: request.user_agent, requestId: null }
  const mailed = row.is_mailed_later && ({ isMailedByCaller: true } as const)
  try {
    await booking.take({ id: draftId, actor, input: toStep(request, row), origin, ...mailed }, (trx, id) =>
      recordSent(trx, row, id),
    )
  } catch (error) {
    // a colleague is asked to send it from the order
    if (error instanceof AppError && error.code === 'approval-needed') throw inOrder(error)
    // the order is as it was before; where even that fails the fault itself is what is told
    if (isOwn && isFinal(error)) await dropDraft(booking, { actor, lineId: line.id, draftId })
    else if (isOwn && isLastTry)
      await dropDraft(booking, { actor, lineId: line.id, draftId }).catch(() => null)
    throw error
  }
}

function inOrder({ code, message }: AppError): AppError {
  return new AppError(code, { message: `${message} Until then it stays in your order.` })
}

/** What the order has of the line already, unless it says otherwise for whom it is. */
async function findDraft(
  booking: PlanBooking,
  { actor, request, row: waiting, line }: TakeLineInput,
): Promise<{ draftId: number; isOwn: boolean }> {
  const isAgency = request.is_agency
  const draft = async (row: LineRow) => ({
    draftId: await draftLine(booking, { actor, row, isAgency }, (trx, id) => recordDraft(trx, waiting, id)),
    isOwn: true,
  })
  if (line.status === 'draft' && line.booking_id !== null) {
    if ((line.request?.isAgency ?? false) === isAgency)
      // one that this press had made before it was cut off is its own
      return { draftId: line.booking_id, isOwn: waiting.booking_id === line.booking_id }
    await dropDraft(booking, { actor, lineId: line.id, draftId: line.booking_id })
    return draft({ ...line, status: null, booking_id: null })
  }
  return draft(line)
}

function toStep({ brand, note, sponsor }: RequestRow, { step, sha256 }: WaitingRow) {
  const said = { version: 0, brand, note, sponsor }
  // a hold binds nobody yet: its terms are accepted later, as they stand
  if (step === 'hold') return { step, ...said, days: DEADLINES.holdDays.default }
  return { step, ...said, sha256: sha256.toString('hex') }
}

/** In the draft's own transaction: a job that begins anew knows which drafts it has to take back. */
async function recordDraft(trx: Tx, row: WaitingRow, bookingId: number): Promise<void> {
  await trx
    .updateTable('plan_request_lines')
    .set({ booking_id: bookingId })
    .where('request_id', '=', row.request_id)
    .where('line_id', '=', row.line_id)
    .where('state', '=', 'waiting')
    .execute()
}

/** In the booking's own transaction; rolled back with it where the line no longer waits. */
async function recordSent(trx: Tx, row: WaitingRow, bookingId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('plan_request_lines')
    .set({ state: 'sent', booking_id: bookingId })
    .where('request_id', '=', row.request_id)
    .where('line_id', '=', row.line_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new AppError('line-requested')
}

/** A refusal that is one of the line's; what may pass by itself is thrown, and the job begins anew. */
function isFinal(error: unknown): error is AppError {
  return error instanceof AppError && error.status < 500
}

/** Whether a line has a booking that is on its way, or further. */
function isRequested(status: LineRow['status']): boolean {
  return status !== null && status !== 'draft' && !cameToNothing(status)
}
