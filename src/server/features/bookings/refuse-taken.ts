import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'

/**
 * Whoever stood behind somebody who wanted the same days looks at what the draft was priced for, in one statement, before
 * it is priced again: of a thousand all but one end here. @throws AppError `dates-taken`
 */
export async function refuseTaken(db: Db, bookingId: number, now: Date): Promise<void> {
  const { rows } = await sql`
    select from booking_items as item
    join unit_cells as cells on cells.unit_id = item.unit_id and item.days @> cells.cell
    where item.booking_id = ${bookingId} and cells.taken + item.quantity > cells.capacity and not exists (
      select from unit_claims as old
      where old.unit_id = cells.unit_id and old.days @> cells.cell and old.expires_at <= ${now})
    limit 1`.execute(db)
  if (rows.length > 0) throw new AppError('dates-taken')
}
