import { describeOfferedDates } from '#domain/booking/booking-words.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { formatDeadline, toDateRange } from '#domain/format-dates.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { sendMails } from '../../../platform/mail/mail.ts'
import { nameOrganization } from '../../../platform/mail/name-organization.ts'
import { listAudience, notifyOrganizations } from '../../ground/notices/audience.ts'
import { offerMail } from './emails.ts'
import type { BookingRow } from './lock-booking.ts'
import { keyOf } from './notify-parties.ts'

/** Everybody of some organizations who is told of bookings on a side. */
export function listBookingAudience(db: Db, organizationIds: readonly number[], side: Side) {
  return listAudience(db, organizationIds, { kind: 'booking', side })
}

/** Tells who waits, in the list of the bell and by mail, that the dates are theirs to ask for. */
export async function notifyOffer(
  { config }: Pick<AppContext, 'config'>,
  trx: Tx,
  booking: BookingRow,
  { until: at, now }: { until: Date; now: Date },
): Promise<void> {
  const { id, buyer_id: organizationId, time_zone } = booking
  const listing = await trx
    .selectFrom('listings')
    .select(['listings.title', 'listings.location_text'])
    .where('listings.id', '=', booking.listing_id)
    .executeTakeFirstOrThrow()
  const { title } = listing
  const until = formatDeadline(at, time_zone)
  const dates = toDateRange({ first: booking.first_day, last: booking.last_day })
  const words = describeOfferedDates({ title, dates, until })
  await notifyOrganizations(trx, [
    {
      organizationId,
      side: 'buyer',
      kind: 'booking',
      subject: { type: 'booking', id },
      actorId: null,
      data: { title, text: words.line, reference: toBookingReference(id) },
      key: keyOf(id),
      isMailedByCaller: true,
      now,
    },
  ])
  const audience = await listBookingAudience(trx, [organizationId], 'buyer')
  await sendMails(
    trx,
    audience.map(({ email, actingFor }) =>
      nameOrganization(offerMail({ config, booking, listing, email, words, until }), actingFor),
    ),
  )
}
