import type { Db } from '../../../platform/db/database.ts'

/** Whether both sides have accepted the terms of a booking as they stand, here or, as its seller has recorded, elsewhere. */
export async function isAgreed(db: Db, { id, version }: { id: number; version: number }): Promise<boolean> {
  const sides = await db
    .selectFrom('booking_acceptances')
    .select('side')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .execute()
  if (sides.length === 2) return true
  const recorded = db
    .selectFrom('booking_events')
    .select('id')
    .where('booking_id', '=', id)
    .where('step', '=', 'record')
    .where('version', '=', version)
    .limit(1)
  return (await recorded.executeTakeFirst()) !== undefined
}
