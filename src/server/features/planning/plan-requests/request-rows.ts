import type { Actor } from '#domain/listings/listing.ts'
import { REQUEST_STEPS } from '#domain/planning/request-words.ts'
import { mayOf } from '#domain/roles.ts'
import type { Db } from '../../../platform/db/database.ts'

export async function readRequest(db: Db, id: number) {
  return db
    .selectFrom('plan_requests')
    .innerJoin('plans', 'plans.id', 'plan_requests.plan_id')
    .selectAll('plan_requests')
    .select(['plans.owner_id', 'plans.name as plan_name'])
    .leftJoin('users', 'users.id', 'plan_requests.sent_by')
    .leftJoin('organization_members as member', (join) =>
      join
        .onRef('member.user_id', '=', 'plan_requests.sent_by')
        .onRef('member.organization_id', '=', 'plans.owner_id'),
    )
    .leftJoin('organizations', 'organizations.id', 'plans.owner_id')
    .select(['users.role', 'users.status', 'users.deleted_at', 'member.role as member_role'])
    .select('organizations.status as organization_status')
    .where('plan_requests.id', '=', id)
    .executeTakeFirst()
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof readRequest>>>

/** Whoever pressed, with what their role includes now. Null: they are suspended, gone, or none of the organization's any more. */
export function toActor({
  owner_id,
  sent_by,
  role,
  status,
  deleted_at,
  member_role,
  organization_status,
}: RequestRow): Actor | null {
  if (!sent_by || !role || !status || !member_role || deleted_at || status === 'suspended') return null
  return {
    personId: sent_by,
    organizationId: owner_id,
    role,
    status,
    may: mayOf({ role: member_role, isSuspended: organization_status === 'suspended' }),
  }
}

/** What others may take in the meantime first. */
export async function readWaiting(db: Db, id: number) {
  const rows = await db
    .selectFrom('plan_request_lines')
    .selectAll()
    .where('request_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('line_id')
    .execute()
  return rows.toSorted((a, b) => REQUEST_STEPS.indexOf(a.step) - REQUEST_STEPS.indexOf(b.step))
}
export type WaitingRow = Awaited<ReturnType<typeof readWaiting>>[number]
