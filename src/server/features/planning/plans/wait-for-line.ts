import { cameToNothing } from '#domain/booking/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { draftLine, dropDraft } from './order-plan.ts'
import type { PlanBooking } from './plan-booking.ts'
import { getPlanRow, type LineRow, listLineRows, readCampaign } from './plan-rows.ts'

interface WaitInput {
  actor: Actor
  id: number
  lineId: number
}

const NO_BRAND = 'Please say what is advertised'

/**
 * Waits for the days of a line that others have. Its draft comes into the order and onto the waiting list of its space in one
 * transaction; a line that waits already goes on waiting. Where its days are free by now they are offered at once.
 * @throws AppError `plan-not-found`, `line-requested`, `verify-email-first`, `invalid-input` where nothing says what is advertised
 */
export async function waitForLine(
  context: Pick<AppContext, 'db' | 'metrics'>,
  booking: PlanBooking,
  { actor, brand: given, ...input }: WaitInput & { brand?: string | undefined },
): Promise<void> {
  const row = await findLine(context.db, { actor, ...input })
  const campaign = await readCampaign(context.db, input.id)
  const brand = given ?? campaign?.brand
  if (brand === undefined)
    throw new AppError('invalid-input', { message: NO_BRAND, fields: { brand: NO_BRAND } })
  const wait = (of: LineRow) => waitAs(context, booking, { actor, row: of, brand, campaign })
  try {
    await wait(row)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'line-requested') throw error
    const now = await findLine(context.db, { actor, ...input })
    // a twin of this press was faster
    if (now.booking_id === row.booking_id || now.status !== 'draft') throw error
    await wait(now)
  }
}

interface WaitAs {
  actor: Actor
  row: LineRow
  brand: string
  campaign: { is_agency: boolean } | undefined
}

async function waitAs(
  context: Pick<AppContext, 'db' | 'metrics'>,
  booking: PlanBooking,
  { actor, row, brand, campaign }: WaitAs,
): Promise<void> {
  const { booking_id: draftId, status } = row
  if (status === 'draft' && draftId !== null)
    return inTransaction(context, (trx) => booking.wait(trx, { id: draftId, actor, brand }))
  if (status !== null && !cameToNothing(status)) throw new AppError('line-requested')
  const isAgency = campaign?.is_agency ?? false
  await draftLine(booking, { actor, row, isAgency, isForTaken: true }, (trx, id) =>
    booking.wait(trx, { id, actor, brand }),
  )
}

/** The line is as it was before; one that does not wait stays as it is. @throws AppError `plan-not-found` */
export async function stopWaiting(db: Db, booking: PlanBooking, input: WaitInput): Promise<void> {
  const { booking_id: draftId, is_waiting } = await findLine(db, input)
  if (draftId === null || !is_waiting) return
  await dropDraft(booking, { actor: input.actor, lineId: input.lineId, draftId })
}

async function findLine(db: Db, { actor, id, lineId }: WaitInput): Promise<LineRow> {
  await getPlanRow(db, { id, ownerId: actor.organizationId })
  const row = (await listLineRows(db, id)).find((line) => line.id === lineId)
  if (!row) throw new AppError('plan-not-found')
  return row
}
