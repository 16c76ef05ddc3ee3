import type { Db } from '../../../platform/db/database.ts'

/** Whether both sides have accepted the terms of a booking as they stand. */
export async function isAgreed(db: Db, { id, version }: { id: number; version: number }): Promise<boolean> {
  const sides = await db
    .selectFrom('booking_acceptances')
    .select('side')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .execute()
  return sides.length === 2
}
