import { sql } from 'kysely'
import { BOOKING_STATUSES, cameToNothing } from '#domain/booking/lifecycle.ts'
import { describeAbove, spendingLimitOf, startOfMonth } from '#domain/booking/spending.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Who accepts, for whom. */
export interface Spender {
  personId: number
  organizationId: number
}

interface EnforceSpendingInput extends Spender {
  now: Date
  /** Of what is not accepted yet. */
  extraCents?: number
}

/**
 * The one place where spending is held to what a member may accept in a calendar month, whichever step it was. It counts what is recorded
 * in the transaction already, so that refusing undoes it; two at once come one after another under the member's row.
 * @throws AppError `approval-needed`
 */
export async function enforceSpending(trx: Tx, spending: EnforceSpendingInput): Promise<void> {
  const { personId, organizationId, now, extraCents = 0 } = spending
  const member = await trx
    .selectFrom('organization_members')
    .select(['role', 'spends_cents'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const limit = member ? spendingLimitOf({ role: member.role, spendsCents: member.spends_cents }) : null
  if (limit === null) return
  const above = (await readSpent(trx, spending, now)) + extraCents - limit
  if (above <= 0) return
  throw new AppError('approval-needed', { message: describeAbove(above) })
}

const NOTHING = BOOKING_STATUSES.filter(cameToNothing)

/**
 * What somebody has accepted for an organization in the calendar month, from what is recorded of it: of each booking by how much its total
 * grew with the versions that they accepted, and would grow with the change that they propose. One that they made cheaper leaves no room for
 * others; what came to nothing does not count, nor what a colleague asked them to approve. Integer US cents.
 */
export async function readSpent(db: Db, { personId, organizationId }: Spender, now: Date): Promise<number> {
  const since = startOfMonth(now)
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(greatest(0, of_booking.cents)), 0)::float8 as cents from (
    select sum((agreed.terms::jsonb ->> 'totalCents')::bigint - ${before('accepted')}) as cents
    from booking_acceptances as accepted
    join bookings on bookings.id = accepted.booking_id
    join booking_versions as agreed
      on agreed.booking_id = accepted.booking_id and agreed.version = accepted.version
    where accepted.user_id = ${personId} and accepted.side = 'buyer' and accepted.accepted_at >= ${since}
      and bookings.buyer_id = ${organizationId} and bookings.status not in (${toWordList(NOTHING)})
      and not exists (select from booking_approvals as approval
        where approval.booking_id = accepted.booking_id and approval.version = accepted.version
          and approval.decision = 'approved' and approval.decided_by = accepted.user_id)
      and not exists (select from booking_approvals as approval
        join proposals on proposals.id = approval.proposal_id
        where proposals.order_id = bookings.order_id and accepted.version = 1
          and approval.decision = 'approved' and approval.decided_by = accepted.user_id)
    group by accepted.booking_id
    union all
    select (change.terms::jsonb ->> 'totalCents')::bigint - bookings.total_cents
    from booking_changes as change
    join bookings on bookings.id = change.booking_id
    where change.user_id = ${personId} and change.proposed_by = 'buyer' and change.status = 'proposed'
      and change.created_at >= ${since} and bookings.buyer_id = ${organizationId}
      and not exists (select from booking_approvals as approval
        where approval.change_id = change.id and approval.decision = 'approved')) as of_booking`.execute(db)
  return rows[0]?.cents ?? 0
}

/** What the buyer had accepted of a booking before, whoever it was. */
const before = (accepted: string) => sql`coalesce((
  select (last.terms::jsonb ->> 'totalCents')::bigint
  from booking_acceptances as earlier
  join booking_versions as last on last.booking_id = earlier.booking_id and last.version = earlier.version
  where earlier.booking_id = ${sql.ref(`${accepted}.booking_id`)} and earlier.side = 'buyer'
    and earlier.version < ${sql.ref(`${accepted}.version`)}
  order by earlier.version desc limit 1), 0)`

/** What its buyer has accepted of a booking: a newer version counts by how much more it is. Integer US cents. */
export async function readAccepted(db: Db, bookingId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (agreed.terms::jsonb ->> 'totalCents')::float8 as cents
    from booking_acceptances as accepted
    join booking_versions as agreed on agreed.booking_id = accepted.booking_id and agreed.version = accepted.version
    where accepted.booking_id = ${bookingId} and accepted.side = 'buyer'
    order by accepted.version desc limit 1`.execute(db)
  return rows[0]?.cents ?? 0
}
