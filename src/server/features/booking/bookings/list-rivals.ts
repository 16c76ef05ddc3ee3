import { sql } from 'kysely'
import { describeDatesTaken } from '#domain/booking/booking-words.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingNotification } from './booking-notification.ts'
import type { BookingRow } from './lock-booking.ts'
import { keyOf } from './notify-parties.ts'

/** Somebody's request or quote that asks for days which are full now. */
interface Rival {
  id: number
  conversation_id: number
  terms: string
}

/** What is told to those whose dates have just gone to a booking that took them; those that still fit are left alone. */
export async function listRivals(trx: Tx, { id }: Pick<BookingRow, 'id'>): Promise<BookingNotification[]> {
  const { rows } = await sql<Rival>`
    select distinct on (other.id) other.id, other.conversation_id, version.terms
    from booking_items as taken
    join booking_items as wanted on wanted.unit_id = taken.unit_id and wanted.days && taken.days
    join bookings as other on other.id = wanted.booking_id and other.status in ('requested', 'quoted')
    join booking_versions as version on version.booking_id = other.id and version.version = other.version
    join unit_cells as cell on cell.unit_id = wanted.unit_id and wanted.days @> cell.cell and taken.days @> cell.cell
      and cell.taken + wanted.quantity > cell.capacity
    where taken.booking_id = ${id} and other.id <> ${id}
      and not exists (select from unit_claims as own where own.booking_id = other.id)
    order by other.id`.execute(trx)
  return rows.map((booking) => {
    const terms = JSON.parse(booking.terms) as AgreedTerms
    return {
      booking,
      terms,
      side: 'buyer',
      kind: 'booking',
      key: keyOf(booking.id),
      by: null,
      step: 'taken',
      words: describeDatesTaken({ title: terms.listing.title, dates: toDateRange(terms) }),
      deadline: null,
    }
  })
}
