import { sql } from 'kysely'
import { OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import { type ReviewWindow, reviewWindow } from '#domain/booking/review/review-window.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'

interface Facts {
  cancelledOn: string | null
  isRenewed: boolean
  hasOpenDispute: boolean
  disputeDecidedOn: string | null
}

/** Whether the two sides of a booking can write about each other now, and until when. */
export async function readWindow(db: Db, booking: BookingRow, now: Date): Promise<ReviewWindow> {
  const { id, time_zone: zone, status, first_day: first, last_day: last, total_cents: totalCents } = booking
  const { rows } = await sql<Facts>`select
    (select (max(created_at) at time zone ${zone})::date from booking_events
      where booking_id = ${id} and to_status = 'cancelled') as "cancelledOn",
    exists (select from bookings as next where next.renews_id = ${id}
      and next.status in ('booked', 'in-flight', 'completed')) as "isRenewed",
    exists (select from booking_disputes where booking_id = ${id}
      and status in (${toWordList(OPEN_DISPUTES)})) as "hasOpenDispute",
    (select (max(resolved_at) at time zone ${zone})::date from booking_disputes
      where booking_id = ${id}) as "disputeDecidedOn"`.execute(db)
  const [facts] = rows as [Facts]
  const today = toWallTime(now, zone).date
  return reviewWindow({ status, origin: booking.origin, first, last, totalCents, today, ...facts })
}
