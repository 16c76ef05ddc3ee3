import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { formatDeadline, toDateRange } from '#domain/format-dates.ts'
import { sellerRequestsPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Mail, sendMails } from '../../../platform/mail/mail.ts'
import { nameOrganization } from '../../../platform/mail/name-organization.ts'
import { listBookingAudience } from './notify-offer.ts'

/** One letter a seller about all that one buyer has just sent them: for steps that were taken with `isMailedByCaller`. */
export async function mailTogether(
  { config }: { config: Config },
  trx: Tx,
  bookingIds: readonly number[],
): Promise<void> {
  if (bookingIds.length === 0) return
  const sellers = Map.groupBy(await readSent(trx, bookingIds), ({ seller_id }) => seller_id)
  const audience = await listBookingAudience(trx, [...sellers.keys()], 'seller')
  await sendMails(
    trx,
    audience.map(({ organizationId, email, actingFor }) =>
      nameOrganization(toMail(config, email, required(sellers.get(organizationId))), actingFor),
    ),
  )
}

type Sent = Awaited<ReturnType<typeof readSent>>[number]

async function readSent(trx: Tx, bookingIds: readonly number[]) {
  const rows = await trx
    .selectFrom('bookings')
    .innerJoin('organizations as seller', 'seller.id', 'bookings.seller_id')
    .innerJoin('booking_versions as agreed', (join) =>
      join.onRef('agreed.booking_id', '=', 'bookings.id').onRef('agreed.version', '=', 'bookings.version'),
    )
    .select(['bookings.id', 'bookings.status', 'bookings.deadline_at', 'bookings.time_zone'])
    .select(['bookings.seller_id', 'agreed.terms'])
    .where('bookings.id', 'in', [...bookingIds])
    .where('seller.deleted_at', 'is', null)
    .orderBy('bookings.id')
    .execute()
  return rows.map(({ terms, ...row }) => ({ ...row, terms: JSON.parse(terms) as AgreedTerms }))
}

function toMail(config: Config, email: string, sent: readonly Sent[]): Mail {
  const { terms } = required(sent[0])
  const heading =
    sent.length === 1
      ? `A booking from ${terms.buyer.name}`
      : `${sent.length} bookings from ${terms.buyer.name}`
  return {
    to: email,
    fromName: `${terms.buyer.name} via Placard`,
    subject: heading,
    letter: {
      heading,
      paragraphs: sent.map(describe),
      action: { label: 'Open your requests', url: `${config.PUBLIC_URL}${sellerRequestsPath()}` },
      footer:
        'You get this mail because of bookings on Placard.\nAnswer with the button. Replies to this mail are not read.',
    },
  }
}

function describe({ id, status, deadline_at, time_zone, terms }: Sent): string {
  const until = deadline_at ? ` Until ${formatDeadline(deadline_at, time_zone)}.` : ''
  const price = `${toDateRange(terms)}, ${formatShortCents(terms.totalCents)}`
  return `${BOOKING_STATUS_LABELS[status]}: ${terms.listing.title}, ${price} (${toBookingReference(id)}).${until}`
}
