import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import { describePaymentLine, PAYMENT_EVENTS } from '#domain/booking/payment-events.ts'
import type { PaymentDetails } from '#domain/booking/payment-words.ts'
import { dueNowOf, isTooLate } from '#domain/booking/payments.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { SIDES, type Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { listEventsOfCharge, type PaymentEventRow, readMoneyOf } from '../../ground/ledger/read-money.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import { appendSystem } from '../../messaging/conversations/send-message.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { readWaiting } from './giving-back.ts'

interface NotifyPaymentInput {
  fact: PaymentEventRow
  isTooLate: boolean
  now: Date
}

interface Reported extends NotifyPaymentInput {
  /** Money that its provider had set aside, and has let go of. */
  isReleased: boolean
  /** Whose word it is; null: a provider's or the desk's. */
  by: Side | null
}

/** Tells in the booking's thread what was said of money, and the other side; both where it came too late. */
export async function notifyPayment(
  { providers }: Pick<AppContext, 'providers'>,
  trx: Tx,
  locked: LockedBooking,
  given: NotifyPaymentInput,
): Promise<void> {
  const { booking, conversation, terms } = locked
  const { fact, now } = given
  const money = await readMoneyOf(trx, booking.id)
  const mayGoBack = isWord(fact) && money.openCents < 0
  const goesBack = mayGoBack ? await readWaiting(trx, booking.id, { providers, now: () => now }) : null
  const by = await findSide(trx, booking, fact.actor_id)
  const told = { ...given, by, isReleased: await isReleased(trx, fact) }
  const everybody = goesBack ? SIDES : listReaders(locked, told)
  // a client without an account has no thread, and nobody to notify
  const readers = conversation ? everybody : everybody.filter((side) => side !== 'buyer')
  if (readers.length === 0) return
  const line = toLine(locked, { ...told, money, goesBack })
  const data = { event: 'payment', by: fact.actor_id, bookingId: booking.id } as const
  if (conversation && !isOfBuyer(told))
    await appendSystem(trx, conversation, { data, body: toSentence(line), now })
  await notifyOrganizations(
    trx,
    readers.map((side) => ({
      organizationId: side === 'buyer' ? booking.buyer_id : booking.seller_id,
      side,
      kind: 'payment',
      subject: { type: 'booking', id: booking.id },
      actorId: fact.actor_id,
      data: { title: required(terms).listing.title, text: line, reference: toBookingReference(booking.id) },
      key: `payment:${fact.id}`,
      now,
    })),
  )
}

async function isReleased(trx: Tx, { kind, charge_id }: PaymentEventRow): Promise<boolean> {
  if (kind !== 'cancelled' || charge_id === null) return false
  return (await listEventsOfCharge(trx, charge_id)).some((fact) => fact.kind === 'authorized')
}

/** What was refused or let go of concerns its buyer alone. */
function isOfBuyer({ fact, isReleased }: Reported): boolean {
  const { notifies } = PAYMENT_EVENTS[fact.kind]
  return notifies === 'buyer' || (notifies === 'buyer-if-released' && isReleased)
}

/** Somebody's own words may end it already. */
function toSentence(line: string): string {
  return /[.!?…]$/.test(line) ? line : `${line}.`
}

/** Whoever said it knows it; what a seller's bank said, the seller has read. What lapses or is part is told to both. */
function listReaders({ booking }: LockedBooking, told: Reported): readonly Side[] {
  if (isOfBuyer(told)) return ['buyer']
  if (PAYMENT_EVENTS[told.fact.kind].notifies !== 'sides') return []
  if (told.fact.provider !== 'direct' || isLate(booking.status, told) || isPart(booking.status, told))
    return SIDES
  const from = told.fact.actor_id === null ? 'seller' : told.by
  return SIDES.filter((side) => side !== from)
}

/** Somebody's word that money came, which may be a mistake. */
function isWord({ kind, provider }: PaymentEventRow): boolean {
  return kind === 'arrived' && provider === 'direct'
}

/** A colleague's number is neither the buyer's nor the seller's. */
async function findSide(
  trx: Tx,
  { buyer_id, seller_id }: LockedBooking['booking'],
  personId: number | null,
): Promise<Side | null> {
  if (personId === null) return null
  const member = await trx
    .selectFrom('organization_members')
    .select('organization_id')
    .where('user_id', '=', personId)
    .where('organization_id', 'in', [buyer_id, seller_id])
    .executeTakeFirst()
  if (!member) return null
  return member.organization_id === buyer_id ? 'buyer' : 'seller'
}

function toLine(
  { booking, terms }: LockedBooking,
  told: Reported & { money: LedgerSums; goesBack: PaymentDetails['goesBack'] },
): string {
  const { kind, cents, method, note } = told.fact
  const { buyer, seller } = required(terms)
  const { money } = told
  const missing = dueNowOf(required(terms).schedule) - (money.paidCents - money.refundedCents)
  return describePaymentLine(kind, {
    cents,
    method,
    note,
    name: told.by === 'buyer' ? buyer.name : seller.name,
    reference: toBookingReference(booking.id),
    money,
    wasAuthorized: told.isReleased,
    isTooLate: isLate(booking.status, told),
    ...(told.goesBack && { goesBack: told.goesBack }),
    missingCents: isPart(booking.status, told) ? Math.max(0, missing) : 0,
  })
}

/** Money for a booking that had lapsed and may stand again, but not by so much: both are told. */
function isPart(status: LockedBooking['booking']['status'], told: NotifyPaymentInput): boolean {
  return told.fact.kind === 'arrived' && !told.isTooLate && status === 'expired'
}

function isLate(status: LockedBooking['booking']['status'], told: NotifyPaymentInput): boolean {
  return told.fact.kind === 'arrived' && told.isTooLate && isTooLate(status)
}
