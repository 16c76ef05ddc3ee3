import { toBookingReference } from '#domain/booking/reference.ts'
import { bookingPath } from '#domain/paths.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type PaymentOrder, ProviderAway, ProviderRefused } from '../../../platform/payments/provider.ts'
import { isStillPending, type Patience } from './patience.ts'
import { getProviderPayment, markRequested, type ProviderPayment, toRef } from './provider-payments.ts'
import { recordProviderEvents } from './record-provider-events.ts'
import { settleCharge } from './settle-charge.ts'
import type { SettlementContext } from './settlement-context.ts'
import { toRefusal } from './to-refusal.ts'

export interface Opened {
  /** Null: the payment is over already, or still asked for. */
  redirectUrl: string | null
  /** The provider is slow: asked again in a moment, this answers for the same payment. */
  isPending: boolean
}

/**
 * Asks the provider for where its buyer pays; asked again, for the same.
 * @throws AppError `payment-refused`, `payment-unavailable`: each says until when the dates are held
 */
export async function openPayment(
  context: SettlementContext,
  id: number,
  patience: Patience,
): Promise<Opened> {
  const charge = await getProviderPayment(context.db, id)
  const isPending = false
  if (charge.state !== 'created') return { redirectUrl: await requireUnrefused(context, charge), isPending }
  if (charge.redirect_url) return { redirectUrl: charge.redirect_url, isPending }
  try {
    return { redirectUrl: await patience(requestStart(context, charge)), isPending }
  } catch (error) {
    if (error instanceof AppError) throw error
    const asked = { startedAt: charge.created_at, now: context.now() }
    if (isStillPending(error, asked)) return { redirectUrl: null, isPending: true }
    context.log.warn({ err: error, payment: id }, 'a payment could not be opened')
    throw await toRefusal(context, id, { code: 'payment-unavailable', cause: error })
  }
}

async function requestStart(context: SettlementContext, charge: ProviderPayment): Promise<string | null> {
  const provider = context.providers.get(charge.provider)
  if (!provider) throw new ProviderAway(`${charge.provider} is not configured`)
  const requestedAt = await markRequested(context.db, charge.id, context.now())
  const started = await provider
    .start({ ...(await toOrder(context, charge)), requestedAt })
    .catch((error) => {
      if (error instanceof ProviderRefused) return refused(context, charge)
      throw error
    })
  const { reference } = started
  const redirectUrl = 'redirectUrl' in started ? started.redirectUrl : null
  await context.db
    .updateTable('provider_payments')
    .set({ reference, redirect_url: redirectUrl })
    .where('id', '=', charge.id)
    .execute()
  if (redirectUrl) return redirectUrl
  if ('facts' in started) await recordProviderEvents(context, charge.provider, started.facts)
  await settleCharge(context, charge.id)
  return requireUnrefused(context, await getProviderPayment(context.db, charge.id))
}

/** It understood and will not: the payment is over. */
function refused({ now }: SettlementContext, { key, cents }: ProviderPayment) {
  const fact = {
    key: `${key}:refused`,
    payment: key,
    state: 'refused',
    cents,
    costCents: 0,
    at: now(),
  } as const
  return { reference: key, facts: [{ ...fact, reference: key }] }
}

async function requireUnrefused(context: SettlementContext, { id, state }: ProviderPayment): Promise<null> {
  if (state === 'refused') throw await toRefusal(context, id, { code: 'payment-refused' })
  return null
}

async function toOrder({ db, config }: SettlementContext, charge: ProviderPayment): Promise<PaymentOrder> {
  const { title, email } = await db
    .selectFrom('bookings as booking')
    .innerJoin('listings', 'listings.id', 'booking.listing_id')
    .innerJoin('organizations as buyer', 'buyer.id', 'booking.buyer_id')
    .select(['listings.title', 'buyer.email'])
    .where('booking.id', '=', charge.booking_id)
    .executeTakeFirstOrThrow()
  const page = `${config.PUBLIC_URL}${bookingPath(charge.booking_id)}`
  return {
    key: toRef(charge).key,
    method: charge.method,
    cents: charge.cents,
    feeCents: charge.fee_cents,
    account: charge.account,
    description: `${toBookingReference(charge.booking_id)}, ${title}`,
    buyerEmail: email,
    capture: charge.is_captured_later ? 'later' : 'now',
    returnUrl: `${page}?payment=${charge.id}`,
    cancelUrl: page,
    expiresAt: charge.expires_at,
  }
}
