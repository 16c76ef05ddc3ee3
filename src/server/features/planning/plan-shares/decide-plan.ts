import type { planShareRoutes } from '#contract/planning/plan-shares.ts'
import type { Out } from '#contract/route.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import type { PlanMeans } from '../plans/plan-booking.ts'
import { getPlanRow, lockPlan } from '../plans/plan-rows.ts'
import { readPlan } from '../plans/read-plan.ts'
import { keepVersion, sealVersion, writePlan } from './keep-version.ts'
import { getShare, requireRight } from './share-rows.ts'

const DECISIONS_PER_LINK: Limit = { name: 'plans:decide', max: 20, perSeconds: 3600 }

type DecideInput = Out<typeof planShareRoutes.decideOnSharedPlan.body> & { token: string }

/**
 * Bound to what was read: its hash comes with the decision, and what it is of is kept as a version. It accepts no terms and books
 * nothing. @throws AppError `plan-not-shared`, `forbidden`, `approval-outdated`, `rate-limited`
 */
export async function decideByLink(
  context: AppContext,
  { booking, notify }: PlanMeans,
  { token, ...given }: DecideInput,
): Promise<void> {
  const now = context.now()
  const share = await getShare(context.db, token, now)
  requireRight(share, 'approve')
  await context.limiter.take(DECISIONS_PER_LINK, String(share.id))
  const owned = { id: share.plan_id, ownerId: share.owner_id }
  const plan = await readPlan(context, booking, owned)
  const written = writePlan(plan)
  if (sealVersion(written, share.seal_key) !== given.sha256) throw new AppError('approval-outdated')
  await inTransaction(context, async (trx) => {
    await lockPlan(trx, owned)
    await getShare(trx, token, now)
    const { updated_at } = await getPlanRow(trx, owned)
    if (updated_at.toISOString() !== plan.updatedAt) throw new AppError('approval-outdated')
    const version = await keepVersion(trx, { planId: owned.id, written, cause: 'decided', now })
    const decision = { plan_id: owned.id, version, share_id: share.id, ...toRow(given) }
    if (await isLast(trx, decision)) return
    await trx
      .insertInto('plan_decisions')
      .values({ ...decision, created_at: now })
      .execute()
    const text = describeDecision(given, { title: plan.name, version })
    const { ownerId, id: planId } = owned
    await notify(trx, { ownerId, planId, kind: 'plan-decided', title: plan.name, text, now })
  })
}

type Given = Omit<DecideInput, 'token'>

function toRow({ decision, name, note }: Given) {
  return { decision, author_name: name, note }
}

/** The last word of this link on this version already: the button was pressed twice. */
async function isLast(
  trx: Tx,
  said: ReturnType<typeof toRow> & { plan_id: number; version: number; share_id: number },
): Promise<boolean> {
  const last = await trx
    .selectFrom('plan_decisions')
    .selectAll()
    .where('plan_id', '=', said.plan_id)
    .where('share_id', '=', said.share_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isSame = last?.version === said.version && last.decision === said.decision
  return isSame && last.author_name === said.author_name && last.note === said.note
}

function describeDecision(
  { decision, name }: Given,
  { title, version }: { title: string; version: number },
): string {
  return decision === 'approved'
    ? `${name} approved “${title}”, version ${version}`
    : `${name} asks for changes to “${title}”`
}
