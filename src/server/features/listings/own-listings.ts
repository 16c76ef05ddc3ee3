import type { OwnListing } from '#contract/selling.ts'
import type { Actor } from '#domain/listing.ts'
import { LISTING_LIFECYCLE } from '#domain/listing.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { canEditListing } from './policy.ts'
import { type ListingRow, presentListing } from './present.ts'
import { findListing, listingsWithSeller } from './queries.ts'
import { listLatestRevisions, type RevisionRow, withRevision } from './revisions.ts'
import { listViews, type ViewDay } from './views.ts'

/** More than any seller looks through; larger stocks are worked on as files. */
const MOST = 2000

export async function listOwnListings(db: Db, actor: Actor): Promise<OwnListing[]> {
  const rows = await listingsWithSeller(db)
    .where('listings.seller_id', '=', actor.id)
    .orderBy('listings.updated_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(MOST)
    .execute()
  const ids = rows.map(({ id }) => id)
  const revisions = await listLatestRevisions(db, ids)
  const views = await listViews(db, ids)
  return rows.map((row) => presentOwn(row, revisions.get(row.id), views.get(row.id)))
}

/** @throws AppError `listing-not-found`, also for listings of others: their existence is nobody's business */
export async function getOwnListing(db: Db, actor: Actor, id: number): Promise<OwnListing> {
  const found = await findOwnListing(db, actor, id)
  if (!found) throw new AppError('listing-not-found')
  return found
}

export async function findOwnListing(db: Db, actor: Actor, id: number): Promise<OwnListing | null> {
  const row = await findListing(db, id)
  if (!row || row.seller_id !== actor.id) return null
  const [revisions, views] = await Promise.all([listLatestRevisions(db, [id]), listViews(db, [id])])
  return presentOwn(row, revisions.get(id), views.get(id))
}

function presentOwn(
  row: ListingRow,
  revision: RevisionRow | undefined,
  views: ViewDay[] | undefined,
): OwnListing {
  const isWaiting = revision?.status === 'pending'
  return {
    listing: presentListing(withRevision(row, revision)),
    revision: isWaiting
      ? { fields: Object.keys(revision.changes), since: revision.created_at.toISOString() }
      : null,
    revisionRefusal: revision?.status === 'rejected' ? revision.reason : null,
    steps: LISTING_LIFECYCLE.filter(
      ({ actors, from }) => actors.includes('seller') && from.includes(row.status),
    ).map(({ transition }) => transition),
    views: row.approved_at === null && row.status !== 'active' ? [] : (views ?? []),
    canEdit: canEditListing({ id: row.seller_id, role: 'user' }, row),
  }
}

/** An own listing, held until the transaction ends. @throws AppError `listing-not-found` */
export async function lockOwnListing(trx: Db, actor: Actor, id: number): Promise<ListingRow> {
  const row = await listingsWithSeller(trx)
    .where('listings.id', '=', id)
    .where('listings.seller_id', '=', actor.id)
    .forUpdate('listings')
    .executeTakeFirst()
  if (!row) throw new AppError('listing-not-found')
  return row
}
