import { toBookingReference } from '#domain/booking/terms.ts'
import { formatAppointment, toDateRange } from '#domain/format-dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notify } from '../notices/notify.ts'
import type { BookingRow } from './lock-booking.ts'

/** Tells who waits that the dates are theirs to ask for; the notice is mailed as it is. */
export async function tellOffer(
  trx: Tx,
  { id, buyer_id, listing_id, first_day, last_day, time_zone }: BookingRow,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const { title } = await trx
    .selectFrom('listings')
    .select('title')
    .where('id', '=', listing_id)
    .executeTakeFirstOrThrow()
  const dates = toDateRange({ first: first_day, last: last_day })
  await notify(trx, {
    userId: buyer_id,
    kind: 'booking',
    subject: { type: 'booking', id },
    actorId: null,
    data: {
      title,
      text: `${dates} at “${title}” became free: ask for them by ${formatAppointment(until, time_zone)}`,
      reference: toBookingReference(id),
    },
    key: `booking:${id}`,
    now,
  })
}
