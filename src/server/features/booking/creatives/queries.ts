import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { CreativesTable } from '../../../platform/db/tables.gen.ts'

export type CreativeRow = Selectable<CreativesTable>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Of one booking, the latest first. */
export function listCreatives(db: Db, bookingId: number): Promise<CreativeRow[]> {
  return db
    .selectFrom('creatives')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('item')
    .orderBy('version', 'desc')
    .execute()
}

export async function findCreative(
  db: Db,
  { bookingId, id }: { bookingId: number; id: string },
): Promise<CreativeRow | undefined> {
  if (!UUID.test(id)) return undefined
  const row = db.selectFrom('creatives').selectAll().where('id', '=', id)
  return row.where('booking_id', '=', bookingId).executeTakeFirst()
}

/** Bytes of somebody's files that are kept. */
export async function countStored(db: Db, ownerId: number): Promise<number> {
  const { used } = await db
    .selectFrom('creatives')
    .select(sql<string>`coalesce(sum(size_bytes::bigint), 0)`.as('used'))
    .where('owner_id', '=', ownerId)
    .where('path', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(used)
}
