import type { ArtworkDecision, creativeRoutes } from '#contract/booking/creatives.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { getBookingRow, lockBooking, noSuchBooking, staleBookingError } from '../bookings/lock-booking.ts'
import { notifyArtworkStep } from './notify-artwork-step.ts'
import { canDecideArtwork } from './policy.ts'
import { type CreativeRow, findCreative } from './queries.ts'

type Decision = Out<(typeof creativeRoutes)['decideArtwork']['body']>

interface DecideArtworkInput {
  id: number
  creativeId: string
  actor: Actor
  decision: Decision
}

/**
 * The seller approves a file, or rejects it with a reason. What fails a check is taken knowingly or not at all.
 * @throws AppError `booking-not-found`, `forbidden`, `wrong-step`, `conflict`, `invalid-input`
 */
export async function decideArtwork(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { id, creativeId, actor, decision }: DecideArtworkInput,
): Promise<void> {
  const { reader } = await getBookingRow(context.db, id, actor)
  if (reader !== 'seller')
    throw new AppError('forbidden', { message: 'Artwork is decided on by the seller.' })
  await inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, id)
    if (!canDecideArtwork(reader, locked.booking.status)) throw staleBookingError()
    const found = await findCreative(trx, { bookingId: id, id: creativeId })
    if (!found) throw noSuchBooking()
    if (found.status !== 'uploaded') throw new AppError('conflict', { message: DECIDED })
    const creative = await write(trx, found, {
      ...toColumns(found, decision),
      by: actor.personId,
      now: context.now(),
    })
    const step = creative.status === 'approved' ? 'approved' : 'rejected'
    await notifyArtworkStep(context, trx, locked, { creative, step, side: 'seller', by: actor.personId })
  })
}

const DECIDED = 'This file was decided on or replaced meanwhile. Reload to see where it stands.'

type Columns = Pick<CreativeRow, 'status' | 'reason' | 'took_failures'>

function toColumns({ checks }: CreativeRow, { decision, reason, takesFailures }: Decision): Columns {
  if (decision === 'reject')
    return { status: 'rejected', reason: requireReason(reason), took_failures: false }
  const failed = checks.filter(({ result }) => result === 'fail')
  if (failed.length > 0 && !takesFailures)
    throw new AppError('conflict', {
      message: `This file does not meet what you asked for: ${failed.map(({ text }) => text).join(' ')} Confirm that you take it as it is.`,
    })
  return { status: 'approved', reason: null, took_failures: failed.length > 0 }
}

function requireReason(reason: ArtworkDecision['reason']): string {
  if (reason) return reason
  const message = 'Please say why'
  throw new AppError('invalid-input', { message, fields: { reason: message } })
}

/** One file of a placement is approved at a time: the one before it is replaced now. */
async function write(
  trx: Tx,
  { id, booking_id, item }: CreativeRow,
  { by, now, ...columns }: Columns & { by: number; now: Date },
): Promise<CreativeRow> {
  if (columns.status === 'approved')
    await trx
      .updateTable('creatives')
      .set({ status: 'replaced', decided_at: now })
      .where('booking_id', '=', booking_id)
      .where('item', '=', item)
      .where('status', '=', 'approved')
      .execute()
  return trx
    .updateTable('creatives')
    .set({ ...columns, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
