import type { Booking, BookingSummary, Terms } from '#contract/booking/bookings.ts'
import { isOnBehalf, maskTerms, type Reader, seesAddress } from '#domain/booking/booking-reader.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { canRenew } from '#domain/booking/renewal.ts'
import type { AgreedTerms, Party } from '#domain/booking/terms.ts'
import { isOwnPicture, toIllustrationUrl } from '#domain/listings/pictures.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { findTransferUntil } from './find-transfer-until.ts'
import { listBookingSteps, takesCommission } from './policy.ts'
import type { BookingView, EventRow, VersionRow } from './queries.ts'
import type { Rivals } from './read-rivals.ts'

/** What is known of a booking beside its row. */
export interface Beside {
  rivals: Rivals | undefined
  waiting: { rank: number; offeredUntil: Date | null } | undefined
  hasOpenDispute: boolean
  hasOpenChange: boolean
  artwork: BookingSummary['artwork'] | undefined
  proof: BookingSummary['proof'] | undefined
}

/** A booking in a list, as one of its sides or an admin sees it. */
export function presentSummary(row: BookingView, reader: Reader, beside: Beside): BookingSummary {
  const { rivals = { requests: 0, waiting: 0 }, waiting } = beside
  const other = reader === 'seller' ? 'buyer' : 'seller'
  return {
    id: row.id,
    reference: toBookingReference(row.id),
    status: row.status,
    side: reader === 'admin' ? null : reader,
    origin: row.origin,
    isOnBehalf: isOnBehalf(row),
    listing: {
      id: row.listing_id,
      title: row.title,
      location: row.location_text,
      imageUrl: row.images.find(({ url }) => isOwnPicture(url))?.url ?? toIllustrationUrl(row.ad_type),
      medium: row.ad_type,
      mode: row.mode ?? 'off',
    },
    other: toPerson(row, other),
    unitName: row.unit_name ?? '',
    first: row.first_day,
    last: row.last_day,
    timeZone: row.time_zone,
    quantity: row.quantity,
    totalCents: row.total_cents,
    deadlineAt: row.deadline_at?.toISOString() ?? null,
    steps: listBookingSteps(reader, {
      status: row.status,
      mode: row.mode ?? 'off',
      holdDays: row.hold_days ?? 0,
      accepted: row.accepted,
      hasRival: rivals.waiting > 0,
      isOnBehalf: isOnBehalf(row),
      isChallenged: row.is_challenged,
      takesCommission: takesCommission(row.request, row.commission),
    }),
    rivals: reader === 'seller' ? rivals : null,
    waiting: waiting
      ? { rank: waiting.rank, offeredUntil: waiting.offeredUntil?.toISOString() ?? null }
      : null,
    hasOpenDispute: beside.hasOpenDispute,
    hasOpenChange: beside.hasOpenChange,
    artwork: beside.artwork ?? null,
    proof: beside.proof ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

function toPerson(row: BookingView, side: Side): BookingSummary['other'] {
  const agreed = row[`agreed_${side}`]
  const name = agreed?.name ?? row[`${side}_name`] ?? row[`${side}_username`]
  return { id: row[`${side}_id`], name, company: agreed ? agreed.company : row[`${side}_company`] }
}

/** What is read of one booking for its page. */
export interface Details extends Beside {
  /** Of a draft, as of now. */
  draft: { terms: AgreedTerms; sha256: Buffer } | null
  problem: Booking['problem']
  versions: VersionRow[]
  events: EventRow[]
  money: Booking['money']
  documents: Booking['documents']
  cancelling: Booking['cancelling']
  inOrder: Booking['inOrder']
}

/** A booking as one of its sides or an admin sees it: the only way it leaves the server. */
export function presentBooking(row: BookingView, reader: Reader, details: Details): Booking {
  const summary = presentSummary(row, reader, details)
  const masked = (terms: AgreedTerms): Terms => maskTerms(terms, { reader, status: row.status })
  const current = details.versions.find(({ version }) => version === row.version)
  const terms = current ? (JSON.parse(current.terms) as AgreedTerms) : (details.draft?.terms ?? null)
  const sha256 = current?.sha256 ?? details.draft?.sha256
  return {
    ...summary,
    totalCents: details.draft?.terms.totalCents ?? summary.totalCents,
    steps: summary.steps.filter((step) => !details.problem || !TAKING.includes(step)),
    orderId: row.order_id,
    inOrder: details.inOrder,
    renews: row.renews_id === null ? null : toRelated(row.renews_id),
    renewal: row.renewal && { ...toRelated(row.renewal.id), status: row.renewal.status },
    canRenew: reader === 'seller' && !isOnBehalf(row) && canRenew(row.status, row.renewal),
    buyer: presentParty(row, 'buyer', reader),
    seller: presentParty(row, 'seller', reader),
    version: row.version,
    terms: terms && masked(terms),
    sha256: sha256?.toString('hex') ?? null,
    problem: details.problem,
    transferUntil: reader === 'buyer' ? toTransferUntil(row, details.events) : null,
    holdDays: row.hold_days ?? 0,
    approval: null,
    request: row.request,
    versions: details.versions.map((version) => presentVersion(version, masked)),
    events: details.events.map((event) => presentEvent(event, namesOf(row))),
    money: details.money,
    documents: details.documents,
    cancelling: details.cancelling,
    conversationId: reader === 'admin' ? null : row.conversation_id,
    preparedBy: row.prepared_by,
    bookedAt: row.booked_at?.toISOString() ?? null,
  }
}

function toTransferUntil(row: BookingView, events: readonly EventRow[]): string | null {
  const agreed = events.findLast(({ to_status }) => to_status === 'awaiting-payment')
  return findTransferUntil(row, agreed?.created_at)?.toISOString() ?? null
}

function toRelated(id: number) {
  return { id, reference: toBookingReference(id) }
}

/** Not with a draft that cannot be booked as it is. */
const TAKING: readonly string[] = ['request', 'book', 'hold']

function presentParty(row: BookingView, side: Side, reader: Reader): Party {
  const email = seesAddress(reader, side, row.status) ? row[`${side}_email`] : ''
  return { ...toPerson(row, side), email }
}

function presentVersion(
  { version, terms, sha256, proposed_by, created_at, accepted }: VersionRow,
  masked: (terms: AgreedTerms) => Terms,
): Booking['versions'][number] {
  const agreed = JSON.parse(terms) as AgreedTerms
  return {
    version,
    proposedBy: proposed_by,
    createdAt: created_at.toISOString(),
    sha256: sha256.toString('hex'),
    terms: masked(agreed),
    // nobody did where published terms accept
    accepted: accepted.map(({ side, user_id, at }) => ({
      side,
      name: user_id === null ? null : agreed[side].name,
      at: new Date(at).toISOString(),
    })),
  }
}

/** Of both sides, as their terms name them. */
function namesOf(row: BookingView): Record<Side, string> {
  return { buyer: toPerson(row, 'buyer').name, seller: toPerson(row, 'seller').name }
}

function presentEvent(event: EventRow, names: Record<Side, string>): Booking['events'][number] {
  const isSide = event.actor === 'buyer' || event.actor === 'seller'
  const own = event.name ?? event.username
  return {
    step: event.step,
    from: event.from_status,
    to: event.to_status,
    actor: event.actor,
    name: isSide && event.actor_id !== null ? toSideName(event, names[event.actor as Side]) : own,
    version: event.version,
    reason: event.reason,
    at: event.created_at.toISOString(),
  }
}

/** Of a company who it was: "Ana for Rainier Outdoor". */
function toSideName({ company_id, name, username }: EventRow, side: string): string {
  const person = name ?? username
  return company_id === null || person === null || person === side ? side : `${person} for ${side}`
}
