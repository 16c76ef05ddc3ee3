import type { BookingPayments, Payment } from '#contract/booking/payments.ts'
import type { Reader } from '#domain/booking/booking-reader.ts'
import { PAYMENT_PROVIDERS } from '#domain/booking/payment-providers.ts'
import { settleDues } from '#domain/booking/payments.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isWithin } from '../../../platform/payments/provider.ts'
import { listWays } from '../../ground/ledger/list-ways.ts'
import {
  listPaymentEvents,
  listUnanswered,
  type PaymentEventRow,
  readMoneyOf,
} from '../../ground/ledger/read-money.ts'
import { type BookingRow, getBookingRow } from '../bookings/lock-booking.ts'
import { readGivingBack } from './giving-back.ts'
import { findInstructionsOf } from './instructions.ts'
import { isAgreed } from './is-agreed.ts'
import { listRetractable } from './list-retractable.ts'
import { needsProvider } from './needs-provider.ts'
import { payableNow } from './payable-now.ts'
import { listRecordable, mayPayByProvider, seesInstructions } from './policy.ts'
import { findLatestCharge, findOpenCharge } from './provider-payments.ts'

/** For its two sides and admins; how to pay only for the sides, once both have accepted. @throws AppError `booking-not-found` */
export async function readPayments(
  context: Pick<AppContext, 'db' | 'secrets' | 'now' | 'providers'>,
  id: number,
  actor: Actor,
): Promise<BookingPayments> {
  const { db, now } = context
  const { booking, reader } = await getBookingRow(db, id, actor)
  const [money, facts] = [await readMoneyOf(db, id), await listPaymentEvents(db, [id])]
  const isBinding = await isAgreed(db, booking)
  const today = toWallTime(now(), booking.time_zone).date
  const open = new Set(listUnanswered(facts).map((fact) => fact.id))
  const terms = await readTerms(db, booking)
  const mayReturn = reader === 'seller' && money.paidCents > money.refundedCents
  const givingBack = mayReturn ? await readGivingBack(db, id, context) : null
  const own = reader === 'seller' ? await listRetractable(db, { booking, terms }) : []
  const retractable = new Set(own.map((fact) => fact.id))
  return {
    reference: toBookingReference(id),
    money,
    dues: settleDues(terms?.schedule ?? [], money, today),
    instructions: seesInstructions(reader, isBinding) ? await findInstructionsOf(context, booking) : null,
    payments: facts.map((fact) =>
      presentPayment(fact, { isOpen: open.has(fact.id), canRetract: retractable.has(fact.id) }),
    ),
    ...(await listOffered(context, { booking, reader, terms, isAgreed: isBinding })),
    latest: await readLatest(db, id),
    canRecord: listRecordable(reader, {
      ...money,
      status: booking.status,
      isAgreed: isBinding,
      givingBackCents: givingBack?.cents ?? 0,
      needsProvider: await needsProvider(context, { booking, terms }),
    }),
  }
}

interface ListOfferedInput {
  booking: BookingRow
  reader: Reader
  terms: AgreedTerms | null
  isAgreed: boolean
}

type Offered = Pick<BookingPayments, 'ways' | 'outOfRange'>
const NONE: Offered = { ways: [], outOfRange: [] }

/** Where something is due, and no payment is under way. */
async function listOffered(
  context: Pick<AppContext, 'db' | 'now' | 'providers'>,
  { booking, reader, terms, isAgreed: isBinding }: ListOfferedInput,
): Promise<Offered> {
  const { db, now } = context
  if (!mayPayByProvider(reader, { status: booking.status, isAgreed: isBinding })) return NONE
  const open = await findOpenCharge(db, booking.id)
  if (open && open.state !== 'created') return NONE
  const cents = await payableNow(db, { booking, terms }, now())
  if (cents <= 0) return NONE
  const ways = await listWays(context, booking.seller_id)
  const [within, beyond] = [true, false].map((is) =>
    ways.filter(({ provider }) => isWithin(cents, provider.range) === is),
  )
  return {
    ways: required(within).map(({ method, provider }) => ({ method, isTest: provider.isTest, cents })),
    outOfRange: required(beyond).map(({ method, provider }) => ({ method, cents, ...provider.range })),
  }
}

async function readLatest(db: Db, bookingId: number): Promise<BookingPayments['latest']> {
  const charge = await findLatestCharge(db, bookingId)
  if (!charge) return null
  const { id, method, provider, cents, state } = charge
  return { id, method, isTest: PAYMENT_PROVIDERS[provider].isTest, cents, state }
}

type Shown = Pick<Payment, 'isOpen' | 'canRetract'>

export function presentPayment(fact: PaymentEventRow, { isOpen, canRetract }: Shown): Payment {
  const { id, kind, method, cents, note, on_day: on, created_at } = fact
  return { id, kind, method, cents, note, on, isOpen, canRetract, at: created_at.toISOString() }
}

/** Null while it is a draft. */
async function readTerms(
  db: Db,
  { id, version }: { id: number; version: number },
): Promise<AgreedTerms | null> {
  const row = await db
    .selectFrom('booking_versions')
    .select('terms')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? (JSON.parse(row.terms) as AgreedTerms) : null
}
