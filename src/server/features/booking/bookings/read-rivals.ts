import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export interface Rivals {
  /** Others that ask for the same days, or hold them. */
  requests: number
  /** Drafts on the waiting list for them. */
  waiting: number
}

/** By booking: how many others want any of its days; none for one that nobody else wants. */
export async function readRivals(db: Db, bookingIds: readonly number[]): Promise<Map<number, Rivals>> {
  const { rows } = await sql<Rivals & { id: number }>`
    select own.booking_id as id,
      count(distinct other.id) filter (where other.status in ('requested', 'quoted', 'held'))::int as requests,
      count(distinct entry.booking_id)::int as waiting
    from booking_items as own
    join booking_items as item on item.unit_id = own.unit_id and item.days && own.days and item.booking_id <> own.booking_id
    join bookings as other on other.id = item.booking_id
    left join waitlist_entries as entry on entry.booking_id = other.id and other.status = 'draft'
    where own.booking_id = any(${[...bookingIds]}::int[])
      and (other.status in ('requested', 'quoted', 'held') or entry.id is not null)
    group by own.booking_id`.execute(db)
  return new Map(rows.map(({ id, ...rivals }) => [id, rivals]))
}
