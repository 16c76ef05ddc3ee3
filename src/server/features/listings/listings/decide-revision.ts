import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { notify } from '../../ground/notices/notify.ts'
import { canSeeChange } from './policy.ts'
import { presentListing } from './present.ts'
import { getMailFacts, listingsWithSeller } from './queries.ts'
import { deleteReviewedPrices } from './reviewed-prices.ts'
import { revisionMail } from './revision-mail.ts'
import { type RevisionRow, toColumns } from './revisions.ts'

const PAGE_SIZE = 50

type ReadContext = Pick<AppContext, 'db' | 'config'>

export interface RevisionDecision {
  actor: Actor
  id: number
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
  { db, config, now }: AppContext,
  decision: RevisionDecision,
): Promise<void> {
  const { actor, id, status, reason, origin } = decision
  await db.transaction().execute(async (trx) => {
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
      .set({ status, reason, decided_by: actor.id, decided_at: now(), updated_at: now() })
      .where('id', '=', id)
      .execute()
    if (status === 'approved')
      await trx
        .updateTable('listings')
        .set({ ...toColumns(revision.changes), updated_at: now() })
        .where('id', '=', revision.listing_id)
        .execute()
    if (status === 'approved') await deleteReviewedPrices(trx, [revision.listing_id])
    await recordAudit(trx, {
      actorId: actor.id,
      action: `listing-revision.${status}`,
      subject: { type: 'listing', id: revision.listing_id },
      before: revision.before,
      after: status === 'approved' ? revision.changes : { reason },
      origin,
    })
    const facts = await getMailFacts(trx, revision.listing_id)
    await sendMail(trx, revisionMail(facts, { reason, publicUrl: config.PUBLIC_URL }))
    await notify(trx, {
      userId: facts.sellerId,
      kind: 'listing-decided',
      subject: { type: 'listing', id: facts.id },
      actorId: null,
      data: { title: facts.title, step: `revision-${status}` },
      key: `listing:${facts.id}`,
      now: now(),
      isMailedByCaller: true,
    })
  })
}

/** Decides each change separately: one that was withdrawn or decided meanwhile does not block the others. */
export async function decideRevisions(
  context: AppContext,
  { ids, ...decision }: Omit<RevisionDecision, 'id'> & { ids: number[] },
) {
  const decided: number[] = []
  const refused: { id: number; message: string }[] = []
  for (const id of new Set(ids)) {
    try {
      await decideRevision(context, { id, ...decision })
      decided.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id, message: error.message })
    }
  }
  return { decided, refused }
}
