import { sql } from 'kysely'
import type { PlanHead, PlanSummary } from '#contract/planning/plans-saved.ts'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export interface Owned {
  id: number
  ownerId: number
}

/** The last changed first. */
export async function listPlans(db: Db, ownerId: number): Promise<PlanSummary[]> {
  const rows = await db
    .selectFrom('plans')
    .leftJoin('plan_lines', 'plan_lines.plan_id', 'plans.id')
    .select(['plans.id', 'plans.name', 'plans.budget_cents', 'plans.updated_at'])
    .select(({ fn }) => [
      fn.count<number>('plan_lines.id').as('lines'),
      fn.min('plan_lines.first_day').as('first'),
      fn.max('plan_lines.last_day').as('last'),
    ])
    .where('plans.owner_id', '=', ownerId)
    .groupBy('plans.id')
    .orderBy('plans.updated_at', 'desc')
    .orderBy('plans.id', 'desc')
    .execute()
  const bookings = await countBookings(db, ownerId)
  const decisions = await findDecisions(db, ownerId)
  return rows.map(({ lines, first, last, ...row }) => ({
    ...presentHead(row),
    lines: Number(lines),
    first,
    last,
    bookings: BOOKING_STATUSES.flatMap((status) => {
      const found = bookings.find((one) => one.plan_id === row.id && one.status === status)
      return found ? [{ status, lines: found.lines }] : []
    }),
    decision: decisions.get(row.id) ?? null,
  }))
}

/** The last one of each plan. */
async function findDecisions(
  db: Db,
  ownerId: number,
): Promise<Map<number, NonNullable<PlanSummary['decision']>>> {
  const rows = await db
    .selectFrom('plan_decisions')
    .innerJoin('plans', 'plans.id', 'plan_decisions.plan_id')
    .distinctOn('plan_id')
    .select(['plan_id', 'decision', 'author_name', 'version'])
    .where('plans.owner_id', '=', ownerId)
    .orderBy('plan_id')
    .orderBy('plan_decisions.id', 'desc')
    .execute()
  return new Map(
    rows.map(({ plan_id, author_name: authorName, decision, version }) => [
      plan_id,
      { decision, authorName, version },
    ]),
  )
}

/** By plan and status. */
function countBookings(db: Db, ownerId: number) {
  return db
    .selectFrom('plan_lines')
    .innerJoin('plans', 'plans.id', 'plan_lines.plan_id')
    .innerJoin('bookings', 'bookings.id', 'plan_lines.booking_id')
    .select(['plan_lines.plan_id', 'bookings.status', sql<number>`count(*)::int`.as('lines')])
    .where('plans.owner_id', '=', ownerId)
    .groupBy(['plan_lines.plan_id', 'bookings.status'])
    .execute()
}

/** A plan without its lines. */
export function presentHead(row: Pick<PlanRow, 'id' | 'name' | 'budget_cents' | 'updated_at'>): PlanHead {
  const { id, name, budget_cents: budgetCents, updated_at } = row
  return { id, name, budgetCents, updatedAt: updated_at.toISOString() }
}

/** @throws AppError `plan-not-found` when it is nobody's or somebody else's */
export async function getPlanRow(db: Db, { id, ownerId }: Owned) {
  const row = await plan(db, { id, ownerId }).executeTakeFirst()
  if (!row) throw new AppError('plan-not-found')
  return row
}

/** Until the end of the transaction nobody else changes the plan or its lines. @throws AppError `plan-not-found` */
export async function lockPlan(trx: Tx, { id, ownerId }: Owned): Promise<void> {
  if (!(await plan(trx, { id, ownerId }).forUpdate().executeTakeFirst())) throw new AppError('plan-not-found')
}

/** Its lines have changed just now: nothing is known any more of how near it is to the best. */
export async function touchPlan(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('plans').set({ updated_at: now, certificate: null }).where('id', '=', id).execute()
}

/** In the order in which they were added, each with the booking that came of it. */
export function listLineRows(db: Db, planId: number) {
  return db
    .selectFrom('plan_lines as line')
    .leftJoin('bookings as booking', 'booking.id', 'line.booking_id')
    .selectAll('line')
    .select(['booking.status', 'booking.total_cents', 'booking.request'])
    .select(
      sql<boolean>`exists (select from waitlist_entries as entry where entry.booking_id = line.booking_id)`.as(
        'is_waiting',
      ),
    )
    .where('line.plan_id', '=', planId)
    .orderBy('line.id')
    .execute()
}
export type LineRow = Awaited<ReturnType<typeof listLineRows>>[number]

/** What the plan said of its campaign when it was requested last; undefined: it was not yet. */
export function readCampaign(db: Db, planId: number) {
  return db
    .selectFrom('plan_requests')
    .select(['brand', 'is_agency'])
    .where('plan_id', '=', planId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** @returns how many lines a plan has */
export async function countLines(db: Db, planId: number): Promise<number> {
  const { count } = await db
    .selectFrom('plan_lines')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow()
  return count
}

type PlanRow = Awaited<ReturnType<typeof getPlanRow>>

function plan(db: Db, { id, ownerId }: Owned) {
  return db.selectFrom('plans').selectAll().where('id', '=', id).where('owner_id', '=', ownerId)
}
