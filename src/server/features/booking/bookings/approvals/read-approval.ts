import type { Booking } from '#contract/booking/bookings.ts'
import { FINAL_STATUSES } from '#domain/booking/lifecycle.ts'
import { APPROVED_STEPS, mayApprove, spendingLimitOf } from '#domain/booking/spending.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { readAccepted, readSpent } from '../enforce-spending.ts'
import { type Colleague, findApprovers, listMembers } from './approvers.ts'
import { stateOf } from './asking-state.ts'
import { findLastAsking, type LastAsking } from './askings.ts'

type Approval = NonNullable<Booking['approval']>

/** A booking as it is presented to its buyer. */
type Presented = Pick<
  Booking,
  'id' | 'status' | 'steps' | 'version' | 'sha256' | 'totalCents' | 'hasOpenChange'
>

interface ReadApproval {
  booking: Presented
  actor: Pick<Actor, 'personId' | 'organizationId'>
  now: Date
}

/**
 * Of a company's booking: how far it is above what its reader may spend, who can approve it, and what was asked of them; null where none of
 * it is of any concern.
 */
export async function readApproval(
  db: Db,
  { booking, actor, now }: ReadApproval,
): Promise<Booking['approval']> {
  if (FINAL_STATUSES.includes(booking.status)) return null
  const [members, asking] = await Promise.all([
    listMembers(db, actor.organizationId),
    findLastAsking(db, { bookingId: booking.id }),
  ])
  const me = members.find(({ userId }) => userId === actor.personId)
  if (!me) return null
  const aboveCents = APPROVED_STEPS.some((step) => booking.steps.includes(step))
    ? await readAbove(db, { booking, me, actor, now })
    : null
  const shown = asking ? presentAsking(asking, { booking, me }) : null
  if (aboveCents === null && !shown) return null
  const wanted =
    asking && shown
      ? { exceptId: asking.asked_by, cents: asking.total_cents }
      : { exceptId: me.userId, cents: booking.totalCents }
  return { aboveCents, approvers: findApprovers(members, wanted).map(({ name }) => name), asking: shown }
}

interface Reading extends ReadApproval {
  me: Colleague
}

/** Null: it is within, or there is no limit. */
async function readAbove(db: Db, { booking, me, actor, now }: Reading): Promise<number | null> {
  const limit = spendingLimitOf(me)
  if (limit === null) return null
  const [spent, accepted] = await Promise.all([
    readSpent(db, actor, now),
    booking.version > 0 ? readAccepted(db, booking.id) : 0,
  ])
  const above = spent + booking.totalCents - accepted - limit
  return above > 0 ? above : null
}

/** Null for what nobody waits for any more: the booking has gone on without it, or whoever asked has taken it back. */
function presentAsking(
  asking: LastAsking,
  { booking, me }: Pick<Reading, 'booking' | 'me'>,
): Approval['asking'] {
  const { id, step, answer, words, decidedAt } = asking
  const state = stateOf(asking, booking)
  // what became of an approval is the booking's own history
  if (state === 'over' || state === 'withdrawn') return null
  const isMine = asking.asked_by === me.userId
  return {
    id,
    step,
    state,
    by: asking.asker_name ?? asking.asker_username,
    isMine,
    message: asking.note,
    totalCents: asking.total_cents,
    at: asking.at.toISOString(),
    decidedBy: answer ? (asking.decider_name ?? asking.decider_username) : null,
    decidedAt: decidedAt?.toISOString() ?? null,
    answer: answer ? (words ?? '') : '',
    canDecide: state === 'waiting' && !isMine && mayApprove(me, asking.total_cents),
    canTakeBack: state === 'waiting' && isMine,
  }
}
