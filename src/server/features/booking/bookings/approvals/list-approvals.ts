import { sql } from 'kysely'
import type { ApprovalSummary, Approvals } from '#contract/booking/bookings-approvals.ts'
import { APPROVABLE_STEPS, type ApprovableStep, mayApprove } from '#domain/booking/spending.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../../context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { organizationName } from '../../../../platform/db/organization-name.ts'
import { toWordList } from '../../../../platform/db/word-list.ts'
import { listMembers } from './approvers.ts'
import { openStatusesOf } from './askings.ts'

/** As many as are shown at once: what is decided leaves the list. */
const SHOWN = 200

/** What waits for somebody's approval, and what they have asked colleagues for, the oldest first. */
export async function listApprovals(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { personId, organizationId }: Pick<Actor, 'personId' | 'organizationId'>,
): Promise<Approvals> {
  const [members, rows] = await Promise.all([
    listMembers(db, organizationId),
    listOpen(db, { organizationId, now: now() }),
  ])
  const me = members.find(({ userId }) => userId === personId)
  if (!me) return { waiting: [], asked: [] }
  const waiting = rows.filter(({ askedBy, totalCents }) => askedBy !== personId && mayApprove(me, totalCents))
  return {
    waiting: waiting.map((row) => present(row, personId)),
    asked: rows.filter(({ askedBy }) => askedBy === personId).map((row) => present(row, personId)),
  }
}

interface OpenRow {
  id: number
  step: ApprovableStep
  title: string
  seller: string
  by: string
  askedBy: number
  message: string
  totalCents: number
  at: Date
}

function present({ askedBy, at, ...row }: OpenRow, personId: number): ApprovalSummary {
  return { ...row, isMine: askedBy === personId, at: at.toISOString() }
}

/** Where the booking of a step can still take it. */
const isOpen = sql.join(
  APPROVABLE_STEPS.filter((step) => step !== 'proposal').map(
    (step) => sql`(asking.step = ${step} and bookings.status in (${toWordList(openStatusesOf(step))}))`,
  ),
  sql` or `,
)

/**
 * What nobody has decided, of each booking and proposal the last that was asked for, as far as it is not over. Whether a draft still costs
 * what was read is only known once it is priced anew: its own page says that.
 */
async function listOpen(db: Db, { organizationId, now }: { organizationId: number; now: Date }) {
  const { rows } = await sql<OpenRow>`
    select asking.id, asking.step, coalesce(proposals.title, listings.title) as title,
      ${organizationName('seller')} as seller, coalesce(asker.name, asker.username) as "by",
      asking.asked_by as "askedBy", asking.note as message, asking.total_cents::float8 as "totalCents", asking.at
    from booking_approvals as asking
    join users as asker on asker.id = asking.asked_by
    left join bookings on bookings.id = asking.booking_id
    left join listings on listings.id = bookings.listing_id
    left join booking_changes as change on change.id = asking.change_id
    left join proposals on proposals.id = asking.proposal_id
    join organizations as seller on seller.id = coalesce(bookings.seller_id, proposals.organization_id)
    where asking.organization_id = ${organizationId} and asking.asking_id is null
      and not exists (select from booking_approvals as decided where decided.asking_id = asking.id)
      and not exists (select from booking_approvals as newer where newer.asking_id is null and newer.id > asking.id
        and (newer.booking_id = asking.booking_id or newer.proposal_id = asking.proposal_id))
      and case when asking.proposal_id is not null
        then proposals.status = 'sent' and proposals.valid_until > ${now} and proposals.version = asking.version
        else bookings.version = asking.version and (${isOpen})
          and (asking.change_id is null or change.status = 'proposed' and change.deadline_at > ${now}) end
    order by asking.at, asking.id
    limit ${SHOWN}`.execute(db)
  return rows
}
