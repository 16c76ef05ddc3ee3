import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { discardPair } from '../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { getBookingRow, staleBookingError } from '../bookings/lock-booking.ts'
import { addCreative } from './add-creative.ts'
import { canSendArtwork, senderOf } from './policy.ts'
import { countStored } from './queries.ts'
import { receiveArtwork } from './receive-artwork.ts'

/**
 * Before the first byte is read: a file of 200 MB is not received for nothing.
 * @throws AppError `booking-not-found`, `forbidden` for who does not buy and does not act for a client without an account, `wrong-step`, `too-large`
 */
export async function requireSending(
  { db }: Pick<AppContext, 'db'>,
  id: number,
  actor: Actor,
): Promise<void> {
  const { booking, reader } = await getBookingRow(db, id, actor)
  if (reader !== senderOf(booking))
    throw new AppError('forbidden', { message: 'Artwork is sent by the buyer.' })
  if (!canSendArtwork(reader, booking)) throw staleBookingError()
  if ((await countStored(db, actor.organizationId)) < ARTWORK_LIMITS.storedBytes) return
  const gigabytes = ARTWORK_LIMITS.storedBytes / 1024 ** 3
  throw new AppError('too-large', {
    message: `Your artwork fills the ${gigabytes} GB of your account. Files are deleted ${ARTWORK_LIMITS.keptDays} days after their booking is over.`,
  })
}

/** Receives, checks, stores and tells. What does not become part of the booking is not kept. */
export async function sendArtwork(
  context: AppContext,
  { id, actor, upload }: { id: number; actor: Actor; upload: Upload },
): Promise<void> {
  const received = await receiveArtwork(context, actor.organizationId, upload)
  try {
    await addCreative(context, { bookingId: id, actor, received })
  } catch (error) {
    await discardPair(context.files, received)
    throw error
  }
}
