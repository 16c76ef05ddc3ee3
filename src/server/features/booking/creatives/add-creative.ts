import { readerOf } from '#domain/booking/booking-reader.ts'
import type { ArtworkCheck } from '#domain/booking/creative/check.ts'
import { checkCreative, worstOf } from '#domain/booking/creative/check-creative.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockBooking, staleBookingError } from '../bookings/lock-booking.ts'
import { notifyArtworkStep } from './notify-artwork-step.ts'
import { canSendArtwork } from './policy.ts'
import type { CreativeRow } from './queries.ts'
import type { ReceivedArtwork } from './receive-artwork.ts'

interface Given {
  bookingId: number
  actor: Actor
  received: ReceivedArtwork
}

/**
 * Makes what has arrived part of its booking, checked by the terms as they stand; a file of the same placement that nobody
 * has decided on is replaced. @throws AppError `wrong-step`, `invalid-input`, `artwork-differs`, `conflict`
 */
export function addCreative(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { bookingId, actor, received }: Given,
): Promise<void> {
  return inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, bookingId)
    const { booking, terms } = locked
    const reader = readerOf(booking, actor)
    if (!terms || !reader || !canSendArtwork(reader, booking)) throw staleBookingError()
    requirePlacement(terms, received.item)
    const checks = checkCreative(terms.artwork?.spec ?? { kind: 'any' }, received.facts)
    if (received.unlessItDiffers) requireRight(checks)
    const version = await nextVersion(trx, bookingId, received.item)
    await replaceUndecided(trx, { bookingId, item: received.item, now: context.now() })
    const creative = await insert(trx, {
      bookingId,
      // a client without an account has its artwork all the same
      ownerId: booking.buyer_id,
      sender: { id: actor.organizationId, personId: actor.personId },
      version,
      received,
      checks,
      now: context.now(),
    })
    await notifyArtworkStep(context, trx, locked, {
      creative,
      step: 'sent',
      side: 'buyer',
      by: actor.personId,
    })
  })
}

function requirePlacement({ units, artwork }: AgreedTerms, item: number): void {
  if (item < units.length && artwork?.spec.kind !== 'none') return
  throw new AppError('invalid-input', { message: 'This booking has no such placement' })
}

/** @throws AppError `artwork-differs` with the checks: nothing is kept, and nobody is notified */
function requireRight(checks: ArtworkCheck[]): void {
  if (worstOf(checks) === 'fail') throw new AppError('artwork-differs', { body: { checks } })
}

async function nextVersion(trx: Tx, bookingId: number, item: number): Promise<number> {
  const { last } = await trx
    .selectFrom('creatives')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('booking_id', '=', bookingId)
    .where('item', '=', item)
    .executeTakeFirstOrThrow()
  const version = (last ?? 0) + 1
  if (version <= ARTWORK_LIMITS.versions) return version
  const message = `Of one placement at most ${ARTWORK_LIMITS.versions} files can be sent. Write to the seller instead.`
  throw new AppError('conflict', { message })
}

async function replaceUndecided(
  trx: Tx,
  { bookingId, item, now }: { bookingId: number; item: number; now: Date },
) {
  await trx
    .updateTable('creatives')
    .set({ status: 'replaced', decided_at: now })
    .where('booking_id', '=', bookingId)
    .where('item', '=', item)
    .where('status', '=', 'uploaded')
    .execute()
}

interface Made {
  bookingId: number
  ownerId: number
  sender: { id: number; personId: number }
  version: number
  received: ReceivedArtwork
  checks: ArtworkCheck[]
  now: Date
}

function insert(
  trx: Tx,
  { bookingId, ownerId, sender, version, received, checks, now }: Made,
): Promise<CreativeRow> {
  const { facts, preview } = received
  return trx
    .insertInto('creatives')
    .values({
      booking_id: bookingId,
      item: received.item,
      version,
      owner_id: ownerId,
      sender_id: sender.id === ownerId ? null : sender.id,
      uploaded_by: sender.personId,
      name: received.name,
      media_type: received.mediaType,
      size_bytes: received.sizeBytes,
      sha256: received.sha256,
      path: received.path,
      preview_path: preview?.path ?? null,
      preview_width: preview?.width ?? null,
      preview_height: preview?.height ?? null,
      script: received.script,
      facts: JSON.stringify(facts),
      checks: JSON.stringify(checks),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
