import { sql } from 'kysely'
import { alone } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { notifyDecided } from '../listings/notify-decided.ts'
import { applyDecision, approveUnchanged, type By } from './apply-decision.ts'
import { waitingSpaces } from './imported-spaces.ts'

export const APPROVE_IMPORT_TASK = 'approve-import'
const BATCH = 50
/** A running approval without progress for this long has lost its job. */
const SILENT_SECONDS = 20

interface ApproveInput {
  importId: number
  /** The newest version that was looked at: what was changed after it waits on. */
  seenAt: string
  leaveOut: readonly number[]
}

/** Notes which spaces are to be approved, in the version of now, and starts the job. @throws AppError `not-found`, `conflict` */
export async function approveImport(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { importId, seenAt, leaveOut }: ApproveInput,
  { actor, origin }: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('imports')
      .select('id')
      .where('id', '=', importId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new AppError('not-found')
    await refuseRunning(trx, importId)
    const review = await trx
      .insertInto('import_reviews')
      .values({ import_id: importId, decided_by: actor.personId, created_at: now(), updated_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const spaces = await trx
      .insertInto('import_review_spaces')
      .columns(['review_id', 'listing_id', 'seen_at', 'outcome'])
      .expression(
        waitingSpaces(trx, importId)
          .select([
            sql<number>`${review.id}::int`.as('review_id'),
            'listings.id as listing_id',
            'listings.updated_at as seen_at',
            sql<string | null>`case when listings.id = any(${leaveOut}::int[]) then 'left-out' end`.as(
              'outcome',
            ),
          ])
          .where(sql<boolean>`date_trunc('milliseconds', listings.updated_at) <= ${seenAt}::timestamptz`),
      )
      .returning('listing_id')
      .execute()
    if (spaces.length === 0)
      throw new AppError('conflict', {
        message: 'Nothing of this import waits as you looked at it. Look again.',
      })
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'import.approved',
      subject: { type: 'import', id: importId },
      after: { spaces: spaces.length, leftOut: leaveOut.length },
      origin,
    })
    await queueApproval(trx, review.id)
  })
}

async function refuseRunning(trx: Tx, importId: number): Promise<void> {
  const running = await trx
    .selectFrom('import_reviews')
    .select('id')
    .where('import_id', '=', importId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (running) throw new AppError('conflict', { message: 'This import is being approved already.' })
}

/** Approves some at a time until none is left; killed anywhere, the next run goes on with those that are not marked. */
export async function runApproval(context: AppContext, reviewId: number): Promise<void> {
  while (await approveBatch(context, reviewId));
}

/** @returns whether there is more to do. Two runs of one approval take turns at its row. */
function approveBatch({ db, config, now }: AppContext, reviewId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom('import_reviews')
      .selectAll()
      .where('id', '=', reviewId)
      .where('state', '=', 'running')
      .forUpdate()
      .executeTakeFirst()
    if (!review) return false
    const spaces = await trx
      .selectFrom('import_review_spaces')
      .select(['listing_id', 'seen_at'])
      .where('review_id', '=', reviewId)
      .where('outcome', 'is', null)
      .orderBy('listing_id')
      .limit(BATCH)
      .execute()
    const by = { ...systemOrigin(review.decided_by), config, now: now() }
    const seen = spaces.map(({ listing_id: id, seen_at }) => ({ id, updatedAt: seen_at.toISOString() }))
    const approved = await approveUnchanged(trx, seen, by)
    const outcomes: { id: number; problem: string | null }[] = []
    for (const { id, updatedAt } of seen) {
      const decision = { status: 'active' as const, updatedAt }
      const problem = approved.has(id) ? null : await approveOne(trx, { decided: { id, decision }, by })
      outcomes.push({ id, problem })
    }
    await markOutcomes(trx, reviewId, outcomes)
    const isDone = spaces.length < BATCH
    if (isDone) await notifyApproved(trx, reviewId, { publicUrl: config.PUBLIC_URL, now: now() })
    await trx
      .updateTable('import_reviews')
      .set({ updated_at: now(), ...(isDone && { state: 'done' }) })
      .where('id', '=', reviewId)
      .execute()
    return !isDone
  })
}

interface ApproveOneInput {
  decided: Parameters<typeof applyDecision>[1]
  by: Parameters<typeof applyDecision>[2]
}

/** @returns why it was not approved; null when it was */
async function approveOne(trx: Tx, { decided, by }: ApproveOneInput): Promise<string | null> {
  try {
    await applyDecision(trx, decided, by)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.message
  }
}

/** Who pressed, without where from: the job runs later, and the press has an event of its own. */
function systemOrigin(decidedBy: number | null): By {
  return {
    actor: alone({ id: decidedBy ?? 0, role: 'admin', status: 'active' }),
    origin: { address: null, userAgent: null, requestId: null },
  }
}

async function markOutcomes(
  trx: Tx,
  reviewId: number,
  outcomes: { id: number; problem: string | null }[],
): Promise<void> {
  await sql`
    update import_review_spaces as space
    set outcome = case when made.problem is null then 'approved' else 'refused' end, problem = made.problem
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as made (id int, problem text)
    where space.review_id = ${reviewId} and space.listing_id = made.id`.execute(trx)
}

async function notifyApproved(
  trx: Tx,
  reviewId: number,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const approved = await trx
    .selectFrom('import_review_spaces')
    .select('listing_id')
    .where('review_id', '=', reviewId)
    .where('outcome', '=', 'approved')
    .execute()
  const ids = approved.map(({ listing_id }) => listing_id)
  await notifyDecided(trx, ids, { step: 'approve', reason: null, publicUrl, now })
}

async function queueApproval(db: Db, reviewId: number): Promise<void> {
  await sql`select graphile_worker.add_job(${APPROVE_IMPORT_TASK}, ${JSON.stringify({ id: reviewId })}::json,
    job_key => ${`${APPROVE_IMPORT_TASK}:${reviewId}`}, max_attempts => 5)`.execute(db)
}

/** Queues approvals whose job died with its process. @returns how many */
export async function resumeApprovals(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  silentSeconds: number = SILENT_SECONDS,
): Promise<number> {
  const lost = await db
    .selectFrom('import_reviews')
    .select('id')
    .where('state', '=', 'running')
    .where('updated_at', '<', new Date(now().getTime() - silentSeconds * 1000))
    .execute()
  for (const { id } of lost) await queueApproval(db, id)
  return lost.length
}
