import { randomBytes } from 'node:crypto'
import type { PlanShare, planShareRoutes } from '#contract/planning/plan-shares.ts'
import type { Out } from '#contract/route.ts'
import { DAY_MS } from '#domain/dates.ts'
import { sharedPlanPath } from '#domain/paths.ts'
import { MAX_PLAN_SHARES } from '#domain/planning/limits.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { getPlanRow, lockPlan, type Owned } from '../plans/plan-rows.ts'
import { readPlan } from '../plans/read-plan.ts'
import { keepVersion, writePlan } from './keep-version.ts'
import { liveShares, presentShare } from './share-rows.ts'

type ShareInput = Owned & Out<typeof planShareRoutes.sharePlan.body>

/**
 * A link for whoever is given it; its token is stored nowhere. What it shows first is kept as a version.
 * @throws AppError `plan-not-found`, `plan-empty`, `conflict`
 */
export async function sharePlan(
  context: AppContext,
  booking: PlanBooking,
  { can, showsPrices, days, ...owned }: ShareInput,
  record?: RecordResult,
): Promise<{ url: string; share: PlanShare }> {
  const plan = await readPlan(context, booking, owned)
  if (plan.lines.length === 0) throw new AppError('plan-empty')
  const written = writePlan(plan)
  const token = randomBytes(32).toString('base64url')
  const now = context.now()
  return inTransaction(context, async (trx) => {
    await lockPlan(trx, owned)
    await requirePlace(trx, owned.id, now)
    await keepVersion(trx, { planId: owned.id, written, cause: 'shared', now })
    const row = await trx
      .insertInto('plan_shares')
      .values({
        plan_id: owned.id,
        token_hash: hashToken(token),
        seal_key: randomBytes(32),
        can,
        shows_prices: showsPrices,
        expires_at: new Date(now.getTime() + days * DAY_MS),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record?.(trx, row.id)
    return { url: `${context.config.PUBLIC_URL}${sharedPlanPath(token)}`, share: presentShare(row) }
  })
}

async function requirePlace(trx: Tx, planId: number, now: Date): Promise<void> {
  const live = await liveShares(trx, now).select('id').where('plan_id', '=', planId).execute()
  if (live.length < MAX_PLAN_SHARES) return
  const message = `A plan has ${MAX_PLAN_SHARES} links at most. End one that is no longer needed.`
  throw new AppError('conflict', { message })
}

/** Ended already is as good. @throws AppError `plan-not-found` when the plan is not the owner's */
export async function revokeShare(
  { db, now }: { db: Db; now: () => Date },
  { shareId, ...owned }: Owned & { shareId: number },
): Promise<void> {
  await getPlanRow(db, owned)
  await db
    .updateTable('plan_shares')
    .set({ revoked_at: now() })
    .where('id', '=', shareId)
    .where('plan_id', '=', owned.id)
    .where('revoked_at', 'is', null)
    .execute()
}
