import type Stripe from 'stripe'
import {
  type PaymentRef,
  ProviderAway,
  type ProviderEvent,
  ProviderRefused,
  type Refund,
  type Sites,
} from '../provider.ts'
import { callStripe } from './open-stripe.ts'
import { idOf, readPayment } from './read-stripe.ts'
import { type StripePayment, toFacts } from './stripe-facts.ts'

/**
 * Gives back once: what Stripe holds under our mark is read first, as it keeps keys of requests for a day only. The key is for whoever
 * requests the same at the same time.
 * @returns what it holds, or refuses; null: look what stands
 */
export async function refundPayment(
  stripe: Stripe,
  sites: Sites,
  { payment, refund }: { payment: PaymentRef; refund: Refund },
): Promise<ProviderEvent[] | null> {
  const found = await callStripe(readPayment(stripe, sites, payment)).catch(unlessRefused)
  const intentId = idOf(found?.intent)
  if (!found || !intentId) {
    if (refund.requestedAt)
      throw new ProviderAway('Stripe does not know a payment that it may have given back')
    throw new ProviderRefused('There is nothing to give back of')
  }
  if (found.refunds.some(({ metadata }) => metadata?.placard_refund === refund.key)) return toFacts(found)
  const refused = await createRefund(stripe, sites, { found, intentId, refund })
  if (!refused) return null
  const about = { key: `${refund.key}:refund-refused`, cents: refund.cents }
  return [{ ...toFact(payment, 'refund-refused', about), refund: refund.key }]
}

interface CreateRefundInput {
  found: StripePayment
  intentId: string
  refund: Refund
}

/** @returns whether it was refused */
async function createRefund(
  stripe: Stripe,
  [site]: Sites,
  { found, intentId, refund }: CreateRefundInput,
): Promise<boolean> {
  const metadata = { placard_refund: refund.key, placard_key: found.key, placard_site: site }
  const creating = stripe.refunds.create(
    {
      payment_intent: intentId,
      amount: refund.cents,
      reverse_transfer: true,
      ...(found.intent?.application_fee_amount && { refund_application_fee: true }),
      metadata,
    },
    { idempotencyKey: toKey(site, refund.key) },
  )
  const made = await callStripe(creating).catch(unlessRefused)
  return made === null
}

function unlessRefused(error: unknown): null {
  if (!(error instanceof ProviderRefused)) throw error
  return null
}

export function toFact(
  payment: PaymentRef,
  state: ProviderEvent['state'],
  about: { key: string; cents: number },
): ProviderEvent {
  const reference = payment.reference ?? payment.key
  return { ...about, state, payment: payment.key, reference, costCents: 0, at: payment.createdAt }
}

/** Keys of other installations of the same account are theirs. */
export function toKey(site: string, key: string): string {
  return `${site}:${key}`
}
