import { sql } from 'kysely'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { OPENING_CENTS } from './post-ledger.ts'

const ACCEPTED: BookingStatus = 'awaiting-payment'

/** Of a row of `bookings as booking`: what is open by the books, as `readMoney` counts it. */
export const OPEN_CENTS = sql<number>`(case when booking.status = ${sql.lit(ACCEPTED)} then booking.total_cents else 0 end
  + coalesce((select sum(${OPENING_CENTS}) from ledger_postings where booking_id = booking.id), 0))`
