import { sql } from 'kysely'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { isMiddleOf } from '#domain/discovery/places/area.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { listSteps } from '#domain/lifecycle.ts'
import {
  type Actor,
  LISTING_LIFECYCLE,
  LISTING_STATUSES,
  type ListingStatus,
} from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { canEditListing } from './policy.ts'
import { type ListingRow, type MailSettings, presentListing } from './present.ts'
import { findListing, listingsWithSeller } from './queries.ts'
import { readSites } from './read-sites.ts'
import { listLatestRevisions, type RevisionRow, withRevision } from './revisions.ts'
import { listViews, type ViewDay } from './views.ts'

type ReadContext = Pick<AppContext, 'db' | 'config' | 'gazetteer'>

/** A seller's spaces by status; every status has its number. */
export async function countOwnListings(db: Db, actor: Actor): Promise<Record<ListingStatus, number>> {
  const rows = await db
    .selectFrom('listings')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('seller_id', '=', actor.organizationId)
    .groupBy('status')
    .execute()
  const counts = Object.fromEntries(LISTING_STATUSES.map((status) => [status, 0]))
  for (const { status, count } of rows) counts[status] = count
  return counts as Record<ListingStatus, number>
}

/** @throws AppError `listing-not-found`, also for listings of others: their existence is nobody's business */
export async function getOwnListing(context: ReadContext, actor: Actor, id: number): Promise<OwnListing> {
  const found = await findOwnListing(context, actor, id)
  if (!found) throw new AppError('listing-not-found')
  return found
}

export async function findOwnListing(
  { db, config, gazetteer }: ReadContext,
  actor: Actor,
  id: number,
): Promise<OwnListing | null> {
  const row = await findListing(db, id)
  if (!row || row.seller_id !== actor.organizationId) return null
  const [revisions, views, sites] = await Promise.all([
    listLatestRevisions(db, [id]),
    listViews(db, [id]),
    readSites(db, [id]),
  ])
  return presentOwn(row, {
    config,
    gazetteer: gazetteer(),
    revision: revisions.get(id),
    views: views.get(id),
    sites: sites.get(id),
  })
}

interface Beside {
  config: MailSettings
  gazetteer: Gazetteer
  revision: RevisionRow | undefined
  views: ViewDay[] | undefined
  sites: OwnListing['sites'] | undefined
}

function presentOwn(row: ListingRow, { config, gazetteer, revision, views, sites }: Beside): OwnListing {
  const isWaiting = revision?.status === 'pending'
  const listing = presentListing(withRevision(row, revision), config)
  return {
    listing,
    isPinRough: isMiddleOf(gazetteer.resolvePlace(listing.location.text), listing.coordinates),
    revision: isWaiting
      ? { fields: Object.keys(revision.changes), since: revision.created_at.toISOString() }
      : null,
    revisionRefusal: revision?.status === 'rejected' ? revision.reason : null,
    steps: listSteps(LISTING_LIFECYCLE, { actor: 'seller', from: row.status }),
    views: row.approved_at === null && row.status !== 'active' ? [] : (views ?? []),
    canEdit: canEditListing({ organizationId: row.seller_id }, row),
    sites: sites ?? [],
    unfinished: row.unfinished ?? {},
  }
}

/** An own listing, held until the transaction ends. @throws AppError `listing-not-found` */
export async function lockOwnListing(trx: Tx, actor: Actor, id: number): Promise<ListingRow> {
  const row = await listingsWithSeller(trx)
    .where('listings.id', '=', id)
    .where('listings.seller_id', '=', actor.organizationId)
    .forUpdate('listings')
    .executeTakeFirst()
  if (!row) throw new AppError('listing-not-found')
  return row
}

/** @throws AppError `conflict` for what is put away */
export function checkEditable(actor: Actor, row: ListingRow): void {
  if (canEditListing(actor, row)) return
  throw new AppError('conflict', {
    message: 'An archived listing cannot be changed. Duplicate it instead.',
  })
}
