import type { Shop } from '#contract/planning/shops.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Of an organization, by name. */
export function listShops(db: Db, organizationId: number): Promise<Shop[]> {
  return db
    .selectFrom('shops')
    .select(['id', 'name', 'address', 'lat', 'lng', 'precision'])
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
