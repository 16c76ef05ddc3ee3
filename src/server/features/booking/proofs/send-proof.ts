import type { Actor } from '#domain/listings/listing.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { readDuties } from '../duties/read-duties.ts'
import { addProof } from './add-proof.ts'
import { discardProof, receiveProof } from './receive-proof.ts'

/**
 * Before the first byte is read: nothing is received for nothing.
 * @throws AppError `booking-not-found`, `forbidden` for who does not sell, `proof-not-open`
 */
export async function requireProving(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: number,
  actor: Actor,
): Promise<void> {
  const { booking, reader } = await getBookingRow(db, id, actor)
  if (reader !== 'seller') throw new AppError('forbidden', { message: 'Proof is given by the seller.' })
  const owed = (await readDuties(db, [id])).get(id)
  const stands = owed?.standsOn(toWallTime(now(), booking.time_zone).date) ?? []
  if (stands.every(({ state }) => state === 'waiting')) throw new AppError('proof-not-open')
}

/** Receives, checks, stores and tells. What does not become proof is not kept. */
export async function sendProof(
  context: AppContext,
  { id, actor, upload }: { id: number; actor: Actor; upload: Upload },
): Promise<void> {
  const received = await receiveProof(context, actor.id, upload)
  const isKept = await addProof(context, { bookingId: id, actor, received }).catch(async (error: unknown) => {
    await discardProof(context, received)
    throw error
  })
  if (!isKept) await discardProof(context, received)
}
