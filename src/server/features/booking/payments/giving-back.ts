import { type PaymentMethod, toPaymentMethod } from '#domain/booking/payment-methods.ts'
import { PAYMENT_PROVIDERS, type ProviderId } from '#domain/booking/payment-providers.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type RefundContext, readRefundPlan } from './refund-plans.ts'

/** What providers give back of a booking by themselves: under way, or as soon as the sweep comes by. */
export interface GivingBack {
  /** Of the latest payment, where several took some. */
  provider: ProviderId
  /** Integer US cents. */
  cents: number
}

/** Null: none gives anything back. */
export async function readGivingBack(
  db: Db,
  bookingId: number,
  refunding: RefundContext,
): Promise<GivingBack | null> {
  const { underWayCents, dueCents } = await readRefundPlan(db, bookingId, refunding)
  const cents = underWayCents + dueCents
  if (cents === 0) return null
  const { provider } = await getLatestTaken(db, bookingId)
  return { provider, cents }
}

/** What goes back a day after a person said that more came than was open; null: nothing. */
export async function readWaiting(
  db: Db,
  bookingId: number,
  refunding: RefundContext,
): Promise<{ method: PaymentMethod; cents: number } | null> {
  const { waitingCents: cents } = await readRefundPlan(db, bookingId, refunding)
  if (cents <= 0) return null
  const { provider, method } = await getLatestTaken(db, bookingId)
  return { method: toPaymentMethod(provider, method), cents }
}

function getLatestTaken(db: Db, bookingId: number) {
  return db
    .selectFrom('provider_payments')
    .select(['provider', 'method'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'charge')
    .orderBy(({ eb }) => eb('state', '=', 'captured'), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** Why a seller need not send something back. @param most what they may all the same, in integer US cents */
export function describeGivingBack({ provider, cents }: GivingBack, most: number): string {
  const name = PAYMENT_PROVIDERS[provider].label
  if (most === 0) return `${name} is giving this back.`
  return `${name} is giving ${formatCents(cents)} back: ${formatCents(most)} at most is left to send.`
}
