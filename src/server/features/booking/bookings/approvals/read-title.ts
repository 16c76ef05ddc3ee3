import type { Db } from '../../../../platform/db/database.ts'
import type { AskingRow } from './askings.ts'

/** Name of the space that an asking is about, or of the proposal. */
export async function readApprovalTitle(
  db: Db,
  { booking_id, proposal_id }: Pick<AskingRow, 'booking_id' | 'proposal_id'>,
): Promise<string> {
  const row = booking_id
    ? await db
        .selectFrom('bookings')
        .innerJoin('listings', 'listings.id', 'bookings.listing_id')
        .select('listings.title')
        .where('bookings.id', '=', booking_id)
        .executeTakeFirst()
    : await db.selectFrom('proposals').select('title').where('id', '=', proposal_id).executeTakeFirst()
  return row?.title ?? 'A proposal'
}
