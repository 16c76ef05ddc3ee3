import type { PlanComment, PlanDecision, PlanSharing } from '#contract/planning/plan-shares.ts'
import { describeChanges, type PlanBody } from '#domain/planning/plan-body.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { getPlanRow, type Owned } from '../plans/plan-rows.ts'
import { readPlan } from '../plans/read-plan.ts'
import { readVersions, writePlan } from './keep-version.ts'
import { liveShares, presentShare } from './share-rows.ts'

/** For the owner of a plan. @throws AppError `plan-not-found` */
export async function readSharing(
  context: AppContext,
  booking: PlanBooking,
  owned: Owned,
): Promise<PlanSharing> {
  const { db } = context
  await getPlanRow(db, owned)
  const shares = await liveShares(db, context.now())
    .selectAll()
    .where('plan_id', '=', owned.id)
    .orderBy('id')
    .execute()
  return {
    shares: shares.map(presentShare),
    comments: await listComments(db, owned.id),
    decisions: await listDecisions(db, owned.id, {
      // nothing is priced for what nobody has decided on
      readNow: async () => writePlan(await readPlan(context, booking, owned)).body,
      showsPrices: true,
    }),
  }
}

/** The oldest first, without those that are hidden. */
export async function listComments(db: Db, planId: number): Promise<PlanComment[]> {
  const rows = await db
    .selectFrom('plan_comments')
    .select(['id', 'author_name', 'share_id', 'about', 'body', 'created_at'])
    .where('plan_id', '=', planId)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, author_name: authorName, share_id, about, body, created_at }) => ({
    id,
    authorName,
    isOwner: share_id === null,
    about,
    body,
    at: created_at.toISOString(),
  }))
}

interface ListDecisionsInput {
  /** The plan as it is now. */
  readNow: () => Promise<PlanBody>
  showsPrices: boolean
}

/** The oldest first, each with what has changed since. */
export async function listDecisions(
  db: Db,
  planId: number,
  { readNow, showsPrices }: ListDecisionsInput,
): Promise<PlanDecision[]> {
  const rows = await db
    .selectFrom('plan_decisions')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const bodies = await readVersions(
    db,
    planId,
    rows.map(({ version }) => version),
  )
  const now = await readNow()
  return rows.map(({ id, decision, author_name: authorName, note, version, created_at }) => ({
    id,
    decision,
    authorName,
    note,
    version,
    at: created_at.toISOString(),
    since: describeChanges(required(bodies.get(version)), now, { showsPrices }),
  }))
}
