import type { SharedPlan } from '#contract/planning/plan-shares.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { describeChanges } from '#domain/planning/plan-body.ts'
import type { AppContext } from '../../../context.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { readPlan } from '../plans/read-plan.ts'
import { findLastVersion, sealVersion, writePlan } from './keep-version.ts'
import { listComments, listDecisions } from './read-sharing.ts'
import { getShare, type ShareRow } from './share-rows.ts'

/** A plan for whoever holds its link. @throws AppError `plan-not-shared` */
export async function readSharedPlan(
  context: AppContext,
  booking: PlanBooking,
  token: string,
): Promise<SharedPlan> {
  const share = await getShare(context.db, token, context.now())
  const plan = await readPlan(context, booking, { id: share.plan_id, ownerId: share.owner_id })
  return presentShared(context, share, plan)
}

/** Without prices nothing of them leaves the server: not in a total, not in a word. */
async function presentShared(
  { db }: Pick<AppContext, 'db'>,
  { plan_id: planId, can, shows_prices: showsPrices, seal_key }: ShareRow,
  plan: SavedPlan,
): Promise<SharedPlan> {
  const written = writePlan(plan)
  const { body } = written
  const last = await findLastVersion(db, planId)
  const at = new Map(plan.lines.map(({ id, listing }) => [id, listing?.coordinates ?? null]))
  return {
    name: body.name,
    can,
    showsPrices,
    version: last?.version ?? 1,
    since: last ? describeChanges(last.body, body, { showsPrices }) : [],
    sha256: sealVersion(written, seal_key),
    lines: body.lines.map(({ totalCents, ...line }) => ({
      ...line,
      // no part of what is sealed: a pin that is moved changes no plan
      coordinates: at.get(line.id) ?? null,
      isFree: totalCents !== null,
      totalCents: showsPrices ? totalCents : null,
    })),
    totalCents: showsPrices ? body.totalCents : null,
    totals: showsPrices ? plan.totals : null,
    comments: await listComments(db, planId),
    decisions: await listDecisions(db, planId, { readNow: async () => body, showsPrices }),
  }
}
