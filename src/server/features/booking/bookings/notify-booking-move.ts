import { describeMove, type MoveDetails, moveMessage } from '#domain/booking/booking-words.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { describeOfferedPrice } from '#domain/booking/offered-price.ts'
import { dueNowOf } from '#domain/booking/payments.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { formatDeadline, toDateRange } from '#domain/format-dates.ts'
import { SIDES, type Side } from '#domain/messaging/conversation.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingMove, MoveContext } from './booking-move.ts'
import type { BookingNotification } from './booking-notification.ts'
import { listRivals } from './list-rivals.ts'
import type { LockedBooking } from './lock-booking.ts'
import { keyOf, notifyParties } from './notify-parties.ts'
import type { CancelSums } from './refund-now.ts'

export interface Moved extends LockedBooking {
  from: BookingStatus
  /** Of a cancellation. */
  refund: Pick<CancelSums, 'refundCents' | 'keptCents' | 'dueCents'> | null
}

/**
 * Tells a move in the booking's thread, in the list of the bell and by mail; with it those whose dates it has taken. What
 * was never sent is nobody's business.
 */
export async function notifyBookingMove(
  context: Pick<MoveContext, 'config'>,
  trx: Tx,
  moved: Moved,
  move: BookingMove,
): Promise<void> {
  const { booking, conversation, terms } = moved
  if (!conversation || !terms) return
  const { by, now } = move
  const words = toMoveDetails(moved, terms, move)
  const { id: bookingId } = booking
  const data = { event: 'booking', by, bookingId, ...(move.reason ? { reason: move.reason } : {}) } as const
  const toNoticeDetails = (side: Side): BookingNotification => ({
    booking,
    terms,
    side,
    kind: 'booking',
    key: keyOf(bookingId),
    by,
    step: move.step,
    words: moveMessage(words, side),
    deadline: words.deadline,
  })
  const rivals = booking.status === 'awaiting-payment' ? await listRivals(trx, booking) : []
  await notifyParties(context, trx, {
    told: [...(move.isFollowed ? [] : readersOf(move).map(toNoticeDetails)), ...rivals],
    message: { conversation, data, body: describeMove(words) },
    // of a draft nobody has been told yet
    seen: by !== null && moved.from !== 'draft' ? { userId: by, key: keyOf(bookingId) } : undefined,
    isMailedByCaller: move.isMailedByCaller !== undefined,
    now,
  })
}

/** Whoever does something knows it. */
function readersOf({ actor }: BookingMove): readonly Side[] {
  if (actor === 'buyer') return ['seller']
  return actor === 'seller' ? ['buyer'] : SIDES
}

function toMoveDetails({ booking, from, refund }: Moved, terms: AgreedTerms, move: BookingMove): MoveDetails {
  const { buyer, seller } = terms
  const name = move.actor === 'buyer' ? buyer.name : move.actor === 'seller' ? seller.name : 'Placard'
  return {
    step: move.step,
    from,
    to: booking.status,
    actor: move.actor,
    name,
    buyer: buyer.name,
    seller: seller.name,
    title: terms.listing.title,
    dates: toDateRange(terms),
    total: formatShortCents(terms.totalCents),
    offer: describeOfferedPrice(terms),
    dueNow: toDueNow(terms),
    deadline: booking.deadline_at && formatDeadline(booking.deadline_at, booking.time_zone),
    reason: move.reason || null,
    refund: refund
      ? {
          back: formatShortCents(refund.refundCents),
          kept: formatShortCents(refund.keptCents),
          due: formatShortCents(refund.dueCents),
        }
      : null,
  }
}

function toDueNow(terms: AgreedTerms): string | null {
  const cents = dueNowOf(terms.schedule)
  return cents > 0 ? formatShortCents(cents) : null
}
