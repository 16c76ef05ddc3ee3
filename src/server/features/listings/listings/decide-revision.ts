import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { notifyDecided } from './notify-decided.ts'
import { canSeeChange } from './policy.ts'
import { presentListing } from './present.ts'
import { listingsWithSeller } from './queries.ts'
import { deleteReviewedPrices } from './reviewed-prices.ts'
import { type RevisionRow, toColumns } from './revisions.ts'

const PAGE_SIZE = 50

type ReadContext = Pick<AppContext, 'db' | 'config'>

export interface RevisionDecision {
  actor: Actor
  status: 'approved' | 'rejected'
  reason: string | null
  origin: Origin
}

/** One page of the changes that wait for review, newest first. */
export async function listRevisions(context: ReadContext, cursor: string | undefined) {
  const { db } = context
  const waiting = db.selectFrom('listing_revisions').selectAll().where('status', '=', 'pending')
  const after = readIdCursor(cursor)
  const { rows, ...page } = await readCountedPage(waiting, {
    newestBy: 'listing_revisions.id',
    limit: PAGE_SIZE,
    after,
  })
  return { ...page, revisions: await withListings(context, rows) }
}

/** The change of a listing that waits. @throws AppError `not-found`, also for those of others */
export async function getWaitingRevision(context: ReadContext, actor: Actor, listingId: number) {
  const row = await context.db
    .selectFrom('listing_revisions')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  const [revision] = row ? await withListings(context, [row]) : []
  if (!revision || !canSeeChange(actor, { seller_id: revision.listing.sellerId }))
    throw new AppError('not-found', { message: 'No change of this listing waits for review.' })
  return revision
}

async function withListings({ db, config }: ReadContext, revisions: RevisionRow[]) {
  if (revisions.length === 0) return []
  const ids = revisions.map(({ listing_id }) => listing_id)
  const rows = await listingsWithSeller(db).where('listings.id', 'in', ids).execute()
  return revisions.map((revision) => {
    const row = required(rows.find(({ id }) => id === revision.listing_id))
    return {
      id: revision.id,
      listing: presentListing(row, config),
      proposed: presentListing({ ...row, ...revision.changes }, config),
      fields: Object.keys(revision.changes),
      createdAt: revision.created_at.toISOString(),
    }
  })
}

/** Makes a waiting change public, or says why not. @throws AppError `not-found`, `conflict` */
export async function decideRevision(
  context: AppContext,
  { id, ...decision }: RevisionDecision & { id: number },
): Promise<void> {
  const { refused } = await decide(context, [id], decision)
  const [refusal] = refused
  if (refusal) throw refusal.error
}

/** Decides each change separately: one that was withdrawn or decided meanwhile does not block the others. */
export async function decideRevisions(
  context: AppContext,
  { ids, ...decision }: RevisionDecision & { ids: number[] },
) {
  const { decided, refused } = await decide(context, ids, decision)
  return { decided, refused: refused.map(({ id, error }) => ({ id, message: error.message })) }
}

/** One decision is one transaction with one mail and one notice a seller, however many changes it is about. */
function decide({ db, config, now }: AppContext, ids: readonly number[], decision: RevisionDecision) {
  const { status, reason } = decision
  return db.transaction().execute(async (trx) => {
    const decided: { id: number; listingId: number }[] = []
    const refused: { id: number; error: AppError }[] = []
    // in one order, so that two who decide the same wait for each other; what is refused is so before anything is written
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      try {
        decided.push({ id, listingId: await applyDecision(trx, { id, ...decision, now: now() }) })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        refused.push({ id, error })
      }
    }
    await notifyDecided(
      trx,
      decided.map(({ listingId }) => listingId),
      { step: `revision-${status}`, reason, publicUrl: config.PUBLIC_URL, now: now() },
    )
    return { decided: decided.map(({ id }) => id), refused }
  })
}

/** @returns the listing that it is about. @throws AppError `not-found`, `conflict`, before anything is written */
async function applyDecision(
  trx: Tx,
  { id, status, reason, actor, origin, now }: RevisionDecision & { id: number; now: Date },
): Promise<number> {
  const revision = await trx
    .selectFrom('listing_revisions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!revision) throw new AppError('not-found')
  if (revision.status !== 'pending')
    throw new AppError('conflict', { message: 'This change was decided or withdrawn meanwhile.' })
  await trx
    .updateTable('listing_revisions')
    .set({ status, reason, decided_by: actor.personId, decided_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
  if (status === 'approved')
    await trx
      .updateTable('listings')
      .set({ ...toColumns(revision.changes), updated_at: now })
      .where('id', '=', revision.listing_id)
      .execute()
  if (status === 'approved') await deleteReviewedPrices(trx, [revision.listing_id])
  await recordAudit(trx, {
    actorId: actor.personId,
    action: `listing-revision.${status}`,
    subject: { type: 'listing', id: revision.listing_id },
    before: revision.before,
    after: status === 'approved' ? revision.changes : { reason },
    origin,
  })
  return revision.listing_id
}
