import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { discardPair } from '../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { readDuties } from '../duties/read-duties.ts'
import { addProof } from './add-proof.ts'
import { countStored } from './queries.ts'
import { receiveProof } from './receive-proof.ts'

/**
 * Before the first byte is read: nothing is received for nothing.
 * @throws AppError `booking-not-found`, `forbidden` for who does not sell, `proof-not-open`, `too-large`
 */
export async function requireProving(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: number,
  actor: Actor,
): Promise<void> {
  const { reader } = await getBookingRow(db, id, actor)
  if (reader !== 'seller') throw new AppError('forbidden', { message: 'Proof is given by the seller.' })
  const stands = (await readDuties(db, { ids: [id], now: now() })).get(id)?.stands ?? []
  if (stands.every(({ state }) => state === 'waiting')) throw new AppError('proof-not-open')
  await requireRoom(db, actor.organizationId)
}

/** @throws AppError `too-large` where a seller's proofs fill their account */
export async function requireRoom(db: Db, sellerId: number): Promise<void> {
  if ((await countStored(db, sellerId)) < PROOF_LIMITS.storedBytes) return
  const gigabytes = PROOF_LIMITS.storedBytes / 1024 ** 3
  throw new AppError('too-large', {
    message: `Your proofs fill the ${gigabytes} GB of your account. Files are deleted ${PROOF_LIMITS.keptYears} years after their booking has ended; write to us if you need more.`,
  })
}

/** Receives, checks, stores and tells. What does not become proof is not kept. */
export async function sendProof(
  context: AppContext,
  { id, actor, upload }: { id: number; actor: Actor; upload: Upload },
): Promise<void> {
  const received = await receiveProof(context, actor.organizationId, upload)
  const isKept = await addProof(context, { bookingId: id, actor, received }).catch(async (error: unknown) => {
    await discardPair(context.files, received)
    throw error
  })
  if (!isKept) await discardPair(context.files, received)
}
