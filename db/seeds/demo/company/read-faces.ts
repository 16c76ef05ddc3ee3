import type { Tx } from '#server/platform/db/database.ts'

interface FaceIds {
  id: number
  unitId: number
}

/** The spaces of the company and the unit of each, by its own numbers. */
export async function readFaceIds(trx: Tx, sellerId: number): Promise<Map<string, FaceIds>> {
  const rows = await trx
    .selectFrom('listings')
    .innerJoin('space_units as unit', 'unit.listing_id', 'listings.id')
    .select(['listings.id', 'seller_unit_id', 'unit.id as unitId'])
    .where('seller_id', '=', sellerId)
    .where('seller_unit_id', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, unitId, seller_unit_id }) => [String(seller_unit_id), { id, unitId }]))
}
