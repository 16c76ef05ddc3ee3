import { describeMove, type MoveWords, type ToldMove, tellMove } from '#domain/booking/booking-words.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { dueNowOf } from '#domain/booking/payments.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { type AgreedTerms, toBookingReference } from '#domain/booking/terms.ts'
import { SIDES, type Side } from '#domain/conversation.ts'
import { formatAppointment, toDateRange } from '#domain/format-dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { appendSystem } from '../conversations/append-system.ts'
import { notify } from '../notices/notify.ts'
import { readNotice } from '../notices/read-notice.ts'
import type { BookingMove, Moving } from './booking-move.ts'
import { bookingMail } from './emails.ts'
import type { LockedBooking } from './lock-booking.ts'
import { type Member, readMembers } from './read-members.ts'
import type { CancelSums } from './refund-now.ts'

export interface Moved extends LockedBooking {
  from: BookingStatus
  /** Of a cancellation. */
  refund: Pick<CancelSums, 'refundCents' | 'keptCents' | 'dueCents'> | null
}

/** Tells a move in the booking's thread, in the list of the bell and by mail. What was never sent is nobody's business. */
export async function tellBooking(
  { config }: Pick<Moving, 'config'>,
  trx: Tx,
  moved: Moved,
  move: BookingMove,
): Promise<void> {
  const { booking, conversation, terms } = moved
  if (!conversation || !terms) return
  const told = toTold(moved, terms, move)
  const data = {
    event: 'booking',
    by: move.by,
    bookingId: booking.id,
    ...(move.reason ? { reason: move.reason } : {}),
  } as const
  await appendSystem(trx, conversation, { data, body: describeMove(told), now: move.now })
  // of a draft nobody has been told yet
  if (move.by !== null && moved.from !== 'draft')
    await readNotice(trx, { userId: move.by, key: keyOf(booking.id), now: move.now })
  if (move.isFollowed) return
  const members = await readMembers(trx, conversation.id)
  for (const side of readersOf(move)) {
    const recipient = members[side]
    if (recipient.hasLeft) continue
    const words = tellMove(told, side)
    await tellMember(trx, { moved, move, recipient, words })
    await sendMail(trx, bookingMail({ config, booking, terms, recipient, words, deadline: told.deadline }))
  }
}

/** Whoever does something knows it. */
function readersOf({ actor }: BookingMove): readonly Side[] {
  if (actor === 'buyer') return ['seller']
  return actor === 'seller' ? ['buyer'] : SIDES
}

function toTold({ booking, from, refund }: Moved, terms: AgreedTerms, move: BookingMove): ToldMove {
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
    dueNow: toDueNow(terms),
    deadline: booking.deadline_at && formatAppointment(booking.deadline_at, booking.time_zone),
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

const keyOf = (id: number) => `booking:${id}`

async function tellMember(
  trx: Tx,
  {
    moved: { booking, terms },
    move,
    recipient,
    words,
  }: { moved: Moved; move: BookingMove; recipient: Member; words: MoveWords },
): Promise<void> {
  await notify(trx, {
    userId: recipient.id,
    kind: 'booking',
    subject: { type: 'booking', id: booking.id },
    actorId: move.by,
    data: {
      title: terms!.listing.title,
      text: words.line,
      step: move.step,
      reference: toBookingReference(booking.id),
    },
    key: keyOf(booking.id),
    isMailedByCaller: true,
    now: move.now,
  })
}
