import type { Days } from '#domain/booking/cells.ts'
import type { ChangeKind, ChangeStep } from '#domain/booking/change.ts'
import { type ChangeDetails, describeChange, describeChangeStep } from '#domain/booking/change-words.ts'
import { makeGoodsOf, withoutMakeUps } from '#domain/booking/make-up.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { formatDeadline, toDateRange } from '#domain/format-dates.ts'
import { SIDES, type Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ChangeRow } from '../bookings/change-rows.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { keyOf, notifyParties } from '../bookings/notify-parties.ts'

interface NotifyChangeStepInput {
  change: ChangeRow
  /** The terms that it replaces or would have replaced. */
  before: AgreedTerms
  step: ChangeStep
  /** Whose step; null: time has passed, and both are told. */
  side: Side | null
  by: number | null
  words: string | null
}

/** Tells a step in the thread of the booking, in the list of the bell and by mail. */
export async function notifyChangeStep(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation }: Pick<LockedBooking, 'booking' | 'conversation'>,
  { change, before, step, side, by, words }: NotifyChangeStepInput,
): Promise<void> {
  if (!conversation) return
  const after = JSON.parse(change.terms) as AgreedTerms
  const deadline = formatDeadline(change.deadline_at, booking.time_zone)
  const told: ChangeDetails = {
    step,
    kind: change.kind,
    proposedBy: change.proposed_by,
    name: side ? after[side].name : 'Placard',
    title: after.listing.title,
    words,
    dates: toDateRange(daysOf(change.kind, after)),
    differenceCents: after.totalCents - before.totalCents,
    deadline,
  }
  const { line, ...rest } = describeChangeStep(told)
  const key = keyOf(booking.id)
  const toNoticeDetails = (reader: Side) => ({
    booking,
    terms: after,
    side: reader,
    kind: 'booking' as const,
    key,
    by,
    words: { line, heading: line, ...rest },
    deadline: step === 'propose' ? deadline : null,
  })
  await notifyParties({ config }, trx, {
    told: SIDES.filter((one) => one !== side).map(toNoticeDetails),
    message: {
      conversation,
      data: { event: 'booking', by, bookingId: booking.id },
      body: describeChange(told),
    },
    seen: by === null ? undefined : { userId: by, key },
    now: now(),
  })
}

/** Of what it is about. */
function daysOf(kind: ChangeKind, after: AgreedTerms): Days {
  if (kind === 'change') return withoutMakeUps(after)
  return required((kind === 'make-good' ? makeGoodsOf(after) : required(after.credits)).at(-1))
}
