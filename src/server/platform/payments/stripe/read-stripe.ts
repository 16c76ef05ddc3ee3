import type Stripe from 'stripe'
import type { PaymentRef, Sites } from '../provider.ts'
import type { StripePayment } from './stripe-facts.ts'

/** Written on everything of ours, so that a lost answer can be looked up, and others' payments are left alone. */
export interface Marks {
  placard_key: string
  placard_site: string
}

/** A start may be repeated for a day. */
const LOOKUP_SECONDS = 25 * 3600
/** Of one payment, each looked at before another is made. */
const MAX_REFUNDS = 1000

/** @returns null where Stripe has none */
export async function readPayment(
  stripe: Stripe,
  sites: Sites,
  payment: PaymentRef,
): Promise<StripePayment | null> {
  const session = payment.reference?.startsWith('cs_')
    ? await stripe.checkout.sessions.retrieve(payment.reference)
    : await findSession(stripe, sites, payment)
  return session && readSession(stripe, payment.key, session)
}

/** By the payment intent that a notice names; null: it is not ours. */
export async function readIntent(stripe: Stripe, sites: Sites, id: string): Promise<StripePayment | null> {
  const { metadata } = await stripe.paymentIntents.retrieve(id)
  if (!isOurs(metadata, sites) || !metadata.placard_key) return null
  const { data } = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 })
  return data[0] ? readSession(stripe, metadata.placard_key, data[0]) : null
}

/** By the session that a notice names; null: it is not ours. */
export async function readNamed(stripe: Stripe, sites: Sites, id: string): Promise<StripePayment | null> {
  const session = await stripe.checkout.sessions.retrieve(id)
  const key = session.metadata?.placard_key
  return key && isOurs(session.metadata, sites) ? readSession(stripe, key, session) : null
}

export async function readSession(
  stripe: Stripe,
  key: string,
  session: Stripe.Checkout.Session,
): Promise<StripePayment> {
  const reference = session.id
  const intentId = idOf(session.payment_intent)
  if (!intentId) return { key, reference, session, intent: null, refunds: [], disputes: [] }
  const intent = await stripe.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge.balance_transaction'],
  })
  if (!intent.latest_charge) return { key, reference, session, intent, refunds: [], disputes: [] }
  const of = { payment_intent: intentId, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(of).autoPagingToArray({ limit: MAX_REFUNDS }),
    stripe.disputes.list(of),
  ])
  return { key, reference, session, intent, refunds, disputes: disputes.data }
}

/** By our mark. */
export async function findSession(
  stripe: Stripe,
  sites: Sites,
  { key, createdAt }: Pick<PaymentRef, 'key' | 'createdAt'>,
): Promise<Stripe.Checkout.Session | null> {
  const from = Math.floor(createdAt.getTime() / 1000) - 60
  const created = { gte: from, lte: from + LOOKUP_SECONDS }
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100 }))
    if (session.metadata?.placard_key === key && isOurs(session.metadata, sites)) return session
  return null
}

export function isOurs(metadata: Stripe.Metadata | null | undefined, sites: Sites): boolean {
  return sites.includes(metadata?.placard_site ?? '')
}

export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}
