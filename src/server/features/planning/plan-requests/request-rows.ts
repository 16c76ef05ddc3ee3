import { type Actor, alone } from '#domain/listings/listing.ts'
import { REQUEST_STEPS } from '#domain/planning/request-words.ts'
import type { Db } from '../../../platform/db/database.ts'

export async function readRequest(db: Db, id: number) {
  return db
    .selectFrom('plan_requests')
    .innerJoin('plans', 'plans.id', 'plan_requests.plan_id')
    .innerJoin('users', 'users.id', 'plans.owner_id')
    .selectAll('plan_requests')
    .select(['plans.owner_id', 'plans.name as plan_name', 'users.role', 'users.status', 'users.deleted_at'])
    .where('plan_requests.id', '=', id)
    .executeTakeFirst()
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof readRequest>>>

/** Null: the account is suspended or gone, and sends nothing. */
export function toActor({ owner_id: id, role, status, deleted_at }: RequestRow): Actor | null {
  return deleted_at || status === 'suspended' ? null : alone({ id, role, status })
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
