import type Stripe from 'stripe'
import { feeOfPart } from '#domain/booking/platform-fee.ts'
import { required } from '#domain/required.ts'
import type { ProviderEvent } from '../provider.ts'

/** What Stripe says of one payment, as it is read. */
export interface StripePayment {
  key: string
  /** The session, by which the payment is known from its start. */
  reference: string
  session: Stripe.Checkout.Session | null
  /** With its charge and that one's cost. */
  intent: Stripe.PaymentIntent | null
  refunds: readonly Stripe.Refund[]
  disputes: readonly Stripe.Dispute[]
}

/** Why a bank sends a debit back: Stripe tells it as a dispute that is lost at once. */
const BANK_RETURNS = [
  'insufficient_funds',
  'incorrect_account_details',
  'bank_cannot_process',
  'debit_not_authorized',
]

export function toFacts(payment: StripePayment): ProviderEvent[] {
  const { intent, session, refunds, disputes } = payment
  return [
    ...(intent ? factsOfIntent(payment, intent) : []),
    ...(session?.status === 'expired' && intent?.status !== 'succeeded' ? [expired(payment, session)] : []),
    ...refunds.flatMap((refund) => factsOfRefund(payment, refund)),
    ...disputes.flatMap((dispute) => factsOfDispute(payment, dispute)),
  ]
}

function factsOfIntent(payment: StripePayment, intent: Stripe.PaymentIntent): ProviderEvent[] {
  const about = toAbout(payment, intent.created)
  const fact = (state: ProviderEvent['state'], cents = intent.amount) => [
    { ...about, key: `${intent.id}:${state}`, state, cents, costCents: 0 },
  ]
  switch (intent.status) {
    case 'processing':
      return fact('processing')
    case 'requires_capture':
      return fact('authorized')
    case 'canceled':
      return fact('cancelled')
    case 'succeeded': {
      const [captured] = fact('captured', intent.amount_received)
      return [
        { ...required(captured), costCents: costOf(intent), feeCents: feeOf(intent), at: chargedAt(intent) },
      ]
    }
    // a session that is complete takes no other card: a bank debit has come to nothing
    case 'requires_payment_method':
      return payment.session?.status === 'complete' ? fact('refused') : []
    default:
      return []
  }
}

function expired(
  payment: StripePayment,
  { id, created, amount_total }: Stripe.Checkout.Session,
): ProviderEvent {
  const about = toAbout(payment, created)
  return { ...about, key: `${id}:cancelled`, state: 'cancelled', cents: amount_total ?? 0, costCents: 0 }
}

function factsOfRefund(payment: StripePayment, refund: Stripe.Refund): ProviderEvent[] {
  // whatever is neither done nor refused is on its way: `pending`, `requires_action`
  const state = REFUND_STATES[refund.status ?? ''] ?? 'refund-pending'
  const own = refund.metadata?.placard_refund
  const fact = { key: `${refund.id}:${state}`, state, cents: refund.amount, costCents: 0 } as const
  const feeCents = state === 'refunded' ? feeOfRefund(payment, refund) : 0
  return [{ ...toAbout(payment, refund.created), ...fact, feeCents, ...(own && { refund: own }) }]
}

const REFUND_STATES: Partial<Record<string, 'refunded' | 'refund-refused'>> = {
  succeeded: 'refunded',
  failed: 'refund-refused',
  canceled: 'refund-refused',
}

/** Stripe gives the fee back in proportion; one that is given back by hand may leave it, and the nightly comparison says so. */
function feeOfRefund({ intent, refunds }: StripePayment, refund: Stripe.Refund): number {
  if (!intent) return 0
  const before = refunds.filter(
    (one) => REFUND_STATES[one.status ?? ''] !== 'refund-refused' && isBefore(one, refund),
  )
  return feeOfPart({
    feeCents: feeOf(intent),
    wholeCents: intent.amount_received,
    beforeCents: before.reduce((sum, { amount }) => sum + amount, 0),
    cents: refund.amount,
  })
}

function isBefore(one: Stripe.Refund, other: Stripe.Refund): boolean {
  return one.created < other.created || (one.created === other.created && one.id < other.id)
}

function feeOf({ application_fee_amount }: Stripe.PaymentIntent): number {
  return Number(application_fee_amount ?? 0)
}

function factsOfDispute(payment: StripePayment, dispute: Stripe.Dispute): ProviderEvent[] {
  const { id, amount: cents, status, reason, created } = dispute
  const fact = (state: ProviderEvent['state']) => ({
    ...toAbout(payment, created),
    key: `${id}:${state}`,
    state,
    cents,
    costCents: 0,
  })
  if (payment.intent?.payment_method_types.includes('us_bank_account') && BANK_RETURNS.includes(reason))
    return status === 'lost' ? [fact('bounced')] : []
  if (status.startsWith('warning') || status === 'prevented') return []
  if (status === 'won') return [fact('disputed'), fact('dispute-won')]
  return status === 'lost' ? [fact('disputed'), fact('dispute-lost')] : [fact('disputed')]
}

function toAbout({ key, reference }: StripePayment, seconds: number) {
  return { payment: key, reference, at: new Date(seconds * 1000) }
}

function costOf({ latest_charge }: Stripe.PaymentIntent): number {
  const moved = typeof latest_charge === 'object' ? latest_charge?.balance_transaction : null
  return typeof moved === 'object' ? (moved?.fee ?? 0) : 0
}

function chargedAt({ latest_charge, created }: Stripe.PaymentIntent): Date {
  return new Date(
    (typeof latest_charge === 'object' && latest_charge ? latest_charge.created : created) * 1000,
  )
}
