import type { DisputeStep } from '#domain/booking/dispute.ts'
import { describeDispute, type ToldDispute, tellDispute } from '#domain/booking/dispute-words.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/terms.ts'
import { SIDES, type Side } from '#domain/conversation.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { bookingMail } from '../bookings/emails.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { readMembers } from '../bookings/read-members.ts'
import { appendSystem } from '../conversations/append-system.ts'
import { notify } from '../notices/notify.ts'
import { readNotice } from '../notices/read-notice.ts'
import type { DisputeRow } from './queries.ts'

interface Taken {
  dispute: DisputeRow
  step: DisputeStep
  /** Whose step; null: an admin's, who tells both. */
  side: Side | null
  by: number
  words: string | null
  /** What the seller owes the buyer now. */
  owedCents?: number
}

/** Tells a step in the thread of the booking, in the list of the bell and by mail. */
export async function tellStep(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation, terms }: LockedBooking,
  taken: Taken,
): Promise<void> {
  if (!conversation || !terms) return
  const told: ToldDispute = {
    step: taken.step,
    name: taken.side ? terms[taken.side].name : 'Placard',
    title: terms.listing.title,
    words: taken.words,
    resolution: taken.dispute.resolution,
    credit: toAmount(taken.dispute.credit_cents),
    owed: toAmount(taken.owedCents ?? 0),
  }
  const by = taken.side ? taken.by : null
  const data = { event: 'dispute', by, bookingId: booking.id } as const
  await appendSystem(trx, conversation, { data, body: describeDispute(told), now: now() })
  const key = `dispute:${taken.dispute.id}`
  if (by !== null) await readNotice(trx, { userId: by, key, now: now() })
  const { line, ...words } = tellDispute(told)
  const members = await readMembers(trx, conversation.id)
  for (const side of SIDES) {
    const recipient = members[side]
    if (side === taken.side || recipient.hasLeft) continue
    await notify(trx, {
      userId: recipient.id,
      kind: 'dispute',
      subject: { type: 'booking', id: booking.id },
      actorId: by,
      data: { title: told.title, text: line, reference: toBookingReference(booking.id) },
      key,
      isMailedByCaller: true,
      now: now(),
    })
    const letter = { line, heading: line, ...words }
    await sendMail(trx, bookingMail({ config, booking, terms, recipient, words: letter, deadline: null }))
  }
}

function toAmount(cents: number): string | null {
  return cents > 0 ? formatCents(cents) : null
}
