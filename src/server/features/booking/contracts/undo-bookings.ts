import type { ContractBooking } from '#contract/booking/contracts.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockUnits } from '../availability/claim-units.ts'
import { type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { moveBooking } from '../bookings/move-booking.ts'
import { readSums } from '../documents/read-sums.ts'
import { refused } from './present-bookings.ts'
import { listOwnLines, type StoredLine, saidOf } from './stored-lines.ts'
import { restoreLines } from './undo-lines.ts'

type UndoContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

interface UndoRequest {
  actor: Actor
  lineIds: readonly number[]
}

/**
 * Cancels bookings that were made of contracts, with their papers, and blocks their days again for the contract, each in a transaction
 * of its own. What runs by now, was paid, changed or claimed is a booking like others, and stays.
 */
export async function undoBookings(
  context: UndoContext,
  { actor, lineIds }: UndoRequest,
): Promise<ContractBooking[]> {
  const lines = await listOwnLines(context.db, actor.organizationId, lineIds)
  const answers: ContractBooking[] = []
  for (const line of lines.toSorted((a, b) => a.id - b.id))
    answers.push(await inTransaction(context, (trx) => undoBooking(context, trx, { actor, line })))
  return answers
}

async function undoBooking(
  context: UndoContext,
  trx: Tx,
  { actor, line: { id } }: { actor: Actor; line: StoredLine },
): Promise<ContractBooking> {
  const sellerId = actor.organizationId
  const line = await findLine(trx, sellerId, id)
  if (line.bookingId === null) return refused(line, 'No booking was made of it.')
  const locked = await lockBooking(trx, line.bookingId)
  // somebody else may have taken it back meanwhile
  const stored = await findLine(trx, sellerId, id)
  if (stored.bookingId !== line.bookingId) return refused(stored, 'No booking was made of it.')
  const reason = await findObstacle(trx, locked)
  if (reason !== null) return refused(stored, reason)
  const now = context.now()
  await lockUnits(trx, stored.unitId === null ? [] : [stored.unitId])
  const by = { actor: 'seller', by: actor.personId, now } as const
  await moveBooking(context, trx, locked, {
    ...by,
    step: 'cancel',
    reason: 'Made of a contract, and taken back',
  })
  await trx
    .updateTable('contract_lines')
    .set({ booking_id: null, booked_from: null, booked_cents: null })
    .where('id', '=', id)
    .execute()
  const free = { ...stored, bookingId: null }
  await restoreLines(trx, [{ line: id, said: saidOf(free), stored: free }], { sellerId, now })
  const { version } = await findLine(trx, sellerId, id)
  const nothing = { first: null, last: null, netCents: null, totalCents: null, reason: null }
  const { bookingId } = line
  return {
    ...nothing,
    lineId: id,
    version,
    outcome: 'undone',
    bookingId,
    reference: toBookingReference(bookingId),
  }
}

async function findLine(trx: Tx, sellerId: number, id: number): Promise<StoredLine> {
  const [line] = await listOwnLines(trx, sellerId, [id])
  if (!line) throw new Error(`line ${id} of a contract is gone`)
  return line
}

/** Why a booking is more than its line by now; null: it is not. */
async function findObstacle(trx: Tx, { booking, conversation }: LockedBooking): Promise<string | null> {
  const name = toBookingReference(booking.id)
  if (conversation) return `${name} is its client's too by now. Cancel it on its page.`
  if (booking.status !== 'booked')
    return `${name} is no longer just booked: ${BOOKING_STATUS_LABELS[booking.status].toLowerCase()}. See its page.`
  if (booking.version > 1) return `${name} was changed since. Cancel it on its page.`
  const { money } = await readSums(trx, booking)
  if (money.paidCents > 0) return `A payment of ${name} is recorded. Cancel it on its page.`
  return null
}
