import type { PlanHead, savedPlanRoutes } from '#contract/planning/plans-saved.ts'
import type { Out } from '#contract/route.ts'
import { cameToNothing } from '#domain/booking/lifecycle.ts'
import { toCents } from '#domain/booking/price/cents.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PlanBooking } from './plan-booking.ts'
import { getPlanRow, listLineRows, lockPlan, type Owned, presentHead, touchPlan } from './plan-rows.ts'
import { priceNewLine, refuseDouble } from './save-plan.ts'

type Means = Pick<AppContext, 'db' | 'metrics' | 'now'>
export type LineOf = Owned & { lineId: number }

/** @throws AppError `plan-not-found` */
export async function changePlan(
  { db, now }: Means,
  { id, ownerId, name, budget }: Owned & Out<typeof savedPlanRoutes.changePlan.body>,
): Promise<PlanHead> {
  const row = await db
    .updateTable('plans')
    .set({
      ...(name !== undefined && { name }),
      ...(budget !== undefined && { budget_cents: budget === null ? null : toCents(budget) }),
      updated_at: now(),
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('plan-not-found')
  return presentHead(row)
}

/** Its bookings stay. @throws AppError `plan-not-found` */
export async function deletePlan(db: Db, { id, ownerId }: Owned): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('plans')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('plan-not-found')
}

/** Moved, a line costs what it costs now. @throws AppError `plan-not-found`, `line-requested`, and as its price is refused */
export async function changeLine(
  context: Means,
  booking: PlanBooking,
  { lineId, change, ...owned }: LineOf & { change: Out<typeof savedPlanRoutes.changePlanLine.body> },
): Promise<void> {
  const { listing_id: listingId, unit_id: unitId } = await findOpenLine(context.db, { ...owned, lineId })
  const priced = await priceNewLine(booking, { listingId, unitId, ...change })
  await inTransaction(context, async (trx) => {
    await lockPlan(trx, owned)
    await findOpenLine(trx, { ...owned, lineId })
    await refuseDouble(trx, owned.id, priced, lineId)
    const { first_day, last_day, quantity, added_cents } = priced
    await trx
      .updateTable('plan_lines')
      .set({ first_day, last_day, quantity, added_cents, reason: null })
      .where('id', '=', lineId)
      .execute()
    await touchPlan(trx, owned.id, context.now())
  })
}

/** Gone already is as good. @throws AppError `plan-not-found` when the plan is not the owner's */
export async function removeLine(context: Means, { lineId, ...owned }: LineOf): Promise<void> {
  await inTransaction(context, async (trx) => {
    await lockPlan(trx, owned)
    const { numDeletedRows } = await trx
      .deleteFrom('plan_lines')
      .where('id', '=', lineId)
      .where('plan_id', '=', owned.id)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await touchPlan(trx, owned.id, context.now())
  })
}

/** A line that is not on its way to a seller. */
export async function findOpenLine(db: Db, { id, ownerId, lineId }: LineOf) {
  await getPlanRow(db, { id, ownerId })
  const line = (await listLineRows(db, id)).find((row) => row.id === lineId)
  if (!line) throw new AppError('plan-not-found')
  if (line.status !== null && !cameToNothing(line.status)) throw new AppError('line-requested')
  return line
}
