import type { DisputeStep } from '#domain/booking/dispute.ts'
import {
  type DisputeStepDetails,
  describeDispute,
  describeDisputeStep,
} from '#domain/booking/dispute-words.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { SIDES, type Side } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { notifyParties } from '../bookings/notify-parties.ts'
import type { DisputeRow } from './queries.ts'

interface NotifyDisputeStepInput {
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
export async function notifyDisputeStep(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation, terms }: LockedBooking,
  taken: NotifyDisputeStepInput,
): Promise<void> {
  if (!conversation || !terms) return
  const told: DisputeStepDetails = {
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
  const key = `dispute:${taken.dispute.id}`
  const { line, ...words } = describeDisputeStep(told)
  const toNoticeDetails = (side: Side) => ({
    booking,
    terms,
    side,
    kind: 'dispute' as const,
    key,
    by,
    words: { line, heading: line, ...words },
    deadline: null,
  })
  await notifyParties({ config }, trx, {
    told: SIDES.filter((side) => side !== taken.side).map(toNoticeDetails),
    message: { conversation, data, body: describeDispute(told) },
    seen: by === null ? undefined : { userId: by, key },
    now: now(),
  })
}

function toAmount(cents: number): string | null {
  return cents > 0 ? formatCents(cents) : null
}
