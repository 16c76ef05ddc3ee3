import type { Insertable } from 'kysely'
import type { Tx } from '#server/platform/db/database.ts'
import type { StoredPicture } from '#server/platform/db/stored-shapes.ts'
import type { ListingEventsTable } from '#server/platform/db/tables.gen.ts'
import { drawPictures } from './pictures/draw.ts'
import { toListingRow } from './rows.ts'
import { SELLERS } from './sellers.ts'
import type { DemoListing } from './types.ts'

/** Stores one file under the media root; the app serves `demo/x.svg` as `/media/demo/x.svg`. */
export type SaveFile = (path: string, bytes: Uint8Array) => Promise<void> | void

const ROWS_PER_INSERT = 100

/** Stores files before rows, so that no row names a missing picture. */
export async function savePictures(
  listings: readonly DemoListing[],
  saveFile: SaveFile,
): Promise<Map<DemoListing, StoredPicture[]>> {
  const saved = new Map<DemoListing, StoredPicture[]>()
  for (const listing of listings) {
    const drawn = drawPictures(listing)
    for (const { path, svg } of drawn) await saveFile(path, new TextEncoder().encode(svg))
    saved.set(
      listing,
      drawn.map((one) => one.picture),
    )
  }
  return saved
}

/** @returns their ids, in the given order */
export async function insertListings(
  trx: Tx,
  listings: readonly DemoListing[],
  market: { now: Date; pictures: Map<DemoListing, StoredPicture[]>; sellerIds: Map<string, number> },
): Promise<number[]> {
  const ids: number[] = []
  for (let start = 0; start < listings.length; start += ROWS_PER_INSERT) {
    const batch = listings.slice(start, start + ROWS_PER_INSERT)
    const inserted = await trx
      .insertInto('listings')
      .values(
        batch.map((listing) =>
          toListingRow(listing, {
            now: market.now,
            sellerId: getSellerId(listing, market.sellerIds),
            pictures: market.pictures.get(listing) ?? [],
          }),
        ),
      )
      .returning(['id', 'seller_id', 'status', 'rejection_reason', 'created_at', 'listed_at'])
      .execute()
    await trx.insertInto('listing_events').values(inserted.flatMap(toEvents)).execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

function getSellerId(listing: DemoListing, sellerIds: Map<string, number>): number {
  const id = sellerIds.get(SELLERS[listing.seller].username)
  if (id === undefined) throw new Error(`No seller for "${listing.title}"`)
  return id
}

/** The transitions that led each space to its status; without a reviewer, because no admin exists yet. */
function toEvents(row: {
  id: number
  seller_id: number
  status: string
  rejection_reason: string | null
  created_at: Date
  listed_at: Date
}): Insertable<ListingEventsTable>[] {
  const step = { listing_id: row.id, actor_id: null, reason: null, created_at: row.listed_at }
  const submitted = {
    ...step,
    actor_id: row.seller_id,
    created_at: row.created_at,
    from_status: null,
    to_status: 'pending',
  } as const
  if (row.status === 'pending') return [submitted]
  if (row.status === 'rejected') {
    return [
      submitted,
      { ...step, from_status: 'pending', to_status: 'rejected', reason: row.rejection_reason },
    ]
  }
  const approved = { ...step, from_status: 'pending', to_status: 'active' } as const
  if (row.status === 'active') return [submitted, approved]
  return [
    submitted,
    approved,
    { ...step, actor_id: row.seller_id, from_status: 'active', to_status: 'paused' },
  ]
}
