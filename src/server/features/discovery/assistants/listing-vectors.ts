import { type CompactVector, fromBytes } from '#assistant/meaning/vectors.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Embeddings of some listings, computed by the job process; read for each answer and not cached. */
export async function readVectors(
  db: Db,
  listingIds: readonly number[],
): Promise<Map<number, CompactVector>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('listing_embeddings')
    .select(['listing_id', 'vector'])
    .where('listing_id', 'in', listingIds)
    .execute()
  return new Map(rows.map(({ listing_id, vector }) => [listing_id, fromBytes(new Int8Array(vector))]))
}
