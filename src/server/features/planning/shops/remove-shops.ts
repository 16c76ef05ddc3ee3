import type { Db } from '../../../platform/db/database.ts'

/** Gone already, or another's, is as good. */
export async function removeShop(
  db: Db,
  { id, organizationId }: { id: number; organizationId: number },
): Promise<void> {
  await db.deleteFrom('shops').where('id', '=', id).where('organization_id', '=', organizationId).execute()
}

export async function removeShops(db: Db, organizationId: number): Promise<void> {
  await db.deleteFrom('shops').where('organization_id', '=', organizationId).execute()
}
