import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ListingRow } from '../listings/present.ts'

/** About 150 m north and south; a little less east and west at our latitudes. */
const NEAR_DEGREES = 0.0014
/** Trigram similarity: below this, titles on one street agree only by their street. */
const MIN_SIMILARITY = 0.35
const SHOWN = 5

/**
 * Possible duplicates: listings at the same place with a similar title, or with one of the same pictures. A listing without
 * coordinates is compared with its seller's others of the same place name.
 */
export async function listDuplicates(db: Db, listing: ListingRow) {
  const urls = listing.images.map((image) => image.url)
  const similarity = sql<number>`similarity(lower(listings.title), ${listing.title.toLowerCase()})`
  const samePicture = sql<boolean>`exists (
    select from jsonb_array_elements(listings.images) as image where image ->> 'url' = any(${urls}::text[]))`
  return db
    .selectFrom('listings')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .select([
      'listings.id',
      'listings.title',
      'listings.location_text',
      'listings.status',
      'organizations.username',
    ])
    .select([similarity.as('similarity'), samePicture.as('same_picture')])
    .where('listings.id', '!=', listing.id)
    .where('listings.status', 'not in', ['draft', 'archived'])
    .where((eb) =>
      listing.lat === null || listing.lng === null
        ? eb.and([
            eb('listings.seller_id', '=', listing.seller_id),
            eb(sql`lower(listings.location_text)`, '=', listing.location_text.toLowerCase()),
          ])
        : eb.and([
            eb.between('listings.lat', listing.lat - NEAR_DEGREES, listing.lat + NEAR_DEGREES),
            eb.between('listings.lng', listing.lng - NEAR_DEGREES, listing.lng + NEAR_DEGREES),
          ]),
    )
    .where((eb) => eb.or([eb(similarity, '>=', MIN_SIMILARITY), samePicture]))
    .orderBy(similarity, 'desc')
    .limit(SHOWN)
    .execute()
}
export type DuplicateRow = Awaited<ReturnType<typeof listDuplicates>>[number]
