import { MAX_PLAN_VERSIONS } from '#domain/planning/limits.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { onceUncounted, type RequestKey } from '../../../platform/http/idempotent.ts'
import type { CopySource, PlanBooking, PlanCopier } from '../plans/plan-booking.ts'
import { getPlanRow, listLineRows, lockPlan, type Owned } from '../plans/plan-rows.ts'
import { readPlan } from '../plans/read-plan.ts'
import { findLastVersion, keepVersion, writePlan } from './keep-version.ts'
import { getVersion } from './read-versions.ts'

/** A plan as it stands now. @returns its number. @throws AppError `plan-not-found`, `plan-empty`, `conflict` */
export async function keepOwnVersion(
  context: AppContext,
  booking: PlanBooking,
  owned: Owned,
): Promise<number> {
  const plan = await readPlan(context, booking, owned)
  if (plan.lines.length === 0) throw new AppError('plan-empty')
  return inTransaction(context, async (trx) => {
    await lockPlan(trx, owned)
    const written = writePlan(plan)
    const last = await findLastVersion(trx, owned.id)
    // what is kept already takes no place
    if (!last?.sha256.equals(written.sha256)) await requirePlace(trx, owned.id)
    return keepVersion(trx, { planId: owned.id, written, cause: 'kept', now: context.now() })
  })
}

async function requirePlace(trx: Tx, planId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('plan_versions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('plan_id', '=', planId)
    .where('cause', '=', 'kept')
    .executeTakeFirstOrThrow()
  if (Number(count) < MAX_PLAN_VERSIONS) return
  throw new AppError('conflict', { message: `A plan keeps ${MAX_PLAN_VERSIONS} versions.` })
}

interface StartInput extends Owned {
  version: number
  key: RequestKey | undefined
}

/** A new plan of the spaces of a version, once under its key, and what it is without. @throws AppError `plan-not-found`, `plan-empty`, `conflict` */
export async function startFromVersion(
  context: AppContext,
  { booking, copyPlan, listWithout }: { booking: PlanBooking } & Pick<PlanCopier, 'copyPlan' | 'listWithout'>,
  { key, ...wanted }: StartInput,
) {
  const { db } = context
  const { ownerId } = wanted
  const id = await onceUncounted(db, key, (record) =>
    copyPlan(context, booking, { ownerId, read: () => readCopySource(db, wanted) }, record),
  )
  const plan = await readPlan(context, booking, { id, ownerId })
  return { plan, left: listWithout((await getVersion(db, wanted)).lines, plan) }
}

/** What a new plan is made from a version: a version names no units, so those of lines that are still there are taken. @throws AppError `plan-not-found` */
async function readCopySource(db: Db, wanted: Owned & { version: number }): Promise<CopySource> {
  const { name, lines } = await getVersion(db, wanted)
  const { inputs, budget_cents: budgetCents } = await getPlanRow(db, wanted)
  const units = new Map((await listLineRows(db, wanted.id)).map(({ id, unit_id }) => [id, unit_id]))
  return {
    name,
    inputs,
    budgetCents,
    lines: lines.map(({ id, listingId, quantity, first, last, totalCents }) => ({
      listingId,
      unitId: units.get(id) ?? null,
      quantity,
      first,
      last,
      wasCents: totalCents,
    })),
  }
}
