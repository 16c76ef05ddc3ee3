import { sql } from 'kysely'
import type { SpaceRow } from '#contract/listings/listings-spaces.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { listSteps } from '#domain/lifecycle.ts'
import { LISTING_LIFECYCLE } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { firstFreeDay, nextTakenDay } from './free-days.ts'
import { canEditListing } from './policy.ts'
import { type ListingRow, presentListing } from './present.ts'
import { listingsWithSeller } from './queries.ts'
import { readSites } from './read-sites.ts'
import { listLatestRevisions, type RevisionRow, withRevision } from './revisions.ts'
import { viewsSince } from './views-since.ts'

type ReadContext = Pick<AppContext, 'db' | 'config' | 'now'>

/** Rows of the seller's table for these listings, in their order. */
export async function presentSpaces({ db, config, now }: ReadContext, ids: number[]): Promise<SpaceRow[]> {
  if (ids.length === 0) return []
  const today = toMarketDate(now())
  const [rows, revisions, sites] = await Promise.all([
    readRows(db, ids, today),
    listLatestRevisions(db, ids),
    readSites(db, ids),
  ])
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row
      ? [presentSpace(row, { revision: revisions.get(id), sites: sites.get(id) ?? [], config, today })]
      : []
  })
}

function readRows(db: Db, ids: number[], today: string) {
  return listingsWithSeller(db)
    .select([
      viewsSince(today).as('views'),
      sql<number>`(
        select count(*)::int from listings as face
        where face.structure_id = listings.structure_id and face.status <> 'archived')`.as('faces'),
      firstFreeDay(today).as('free_from'),
      nextTakenDay(today).as('taken_from'),
      sql<Date | null>`(select max(created_at) from listing_events where listing_id = listings.id and from_status is distinct from to_status)`.as(
        'moved_at',
      ),
    ])
    .where('listings.id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
}

type Row = ListingRow & {
  views: number
  faces: number
  free_from: string | null
  taken_from: string | null
  moved_at: Date | null
}

interface Beside {
  revision: RevisionRow | undefined
  sites: SpaceRow['sites']
  config: AppContext['config']
  today: string
}

function presentSpace(row: Row, { revision, sites, config, today }: Beside): SpaceRow {
  const listing = presentListing(withRevision(row, revision), config)
  const isWaiting = revision?.status === 'pending'
  return {
    id: row.id,
    unitId: row.seller_unit_id,
    title: listing.title,
    structure: row.structure_id === null ? null : { id: row.structure_id, faces: row.faces },
    adType: listing.adType,
    listingType: listing.listingType,
    place: listing.location.text,
    address: listing.address,
    price: listing.price,
    interval: listing.interval,
    status: row.status,
    imageUrl: listing.images[0]?.sources.find(({ width }) => width <= 480)?.url ?? listing.imageUrl,
    availableFrom: listing.availableFrom,
    availableTo: listing.availabilityEnd,
    sites,
    views: row.approved_at === null && row.status !== 'active' ? null : row.views,
    freeFrom: row.free_from,
    isFree: row.free_from === today,
    takenFrom: row.taken_from,
    since: (row.moved_at ?? row.created_at).toISOString(),
    waiting: isWaiting ? Object.keys(revision.changes) : [],
    refusal: refusalOf(row, revision),
    unfinished: Object.keys(row.unfinished ?? {}).length,
    steps: listSteps(LISTING_LIFECYCLE, { actor: 'seller', from: row.status }),
    canEdit: canEditListing({ organizationId: row.seller_id }, row),
    updatedAt: row.updated_at.toISOString(),
  }
}

function refusalOf(row: ListingRow, revision: RevisionRow | undefined): string | null {
  if (row.status === 'rejected') return row.rejection_reason ?? 'No reason was given.'
  return revision?.status === 'rejected' ? revision.reason : null
}
