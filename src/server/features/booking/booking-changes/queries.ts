import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { BookingChangesTable } from '../../../platform/db/tables.gen.ts'

export type ChangeRow = Selectable<BookingChangesTable>

/** As many as are shown of a booking. */
const SHOWN = 50

/** Of a booking, newest first. */
export function listChangesOf(db: Db, bookingId: number): Promise<ChangeRow[]> {
  return db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
}

/** The one that waits for an answer. */
export function findOpenChange(db: Db, bookingId: number): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'proposed')
    .executeTakeFirst()
}
