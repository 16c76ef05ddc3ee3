import type Stripe from 'stripe'
import type { PaymentOrder, PaymentProvider, PaymentRef, ProviderEvent, Sites, Started } from '../provider.ts'
import { ProviderRefused } from '../provider.ts'
import { callStripe, openStripe, type StripeSettings } from './open-stripe.ts'
import { findSession, type Marks, readPayment, readSession } from './read-stripe.ts'
import { refundPayment, toFact, toKey } from './refund-stripe.ts'
import { stripeAccounts } from './stripe-accounts.ts'
import { toFacts } from './stripe-facts.ts'
import { listMovements } from './stripe-movements.ts'
import { readNotice } from './stripe-notices.ts'

/** In US dollars: eight digits, and fifty cents at least. */
const RANGE = { minCents: 50, maxCents: 99_999_999 }
/** A page of Stripe lives a day. */
const LONGEST_WAIT_MS = 23 * 3_600_000

/**
 * Stripe: its hosted page, one payment a booking as a destination charge, so that each seller is paid, refunded and disputed
 * alone. No card data comes here.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const open = openStripe(settings)
  const { readSites } = settings
  const read = async (payment: PaymentRef) => {
    const found = await callStripe(readPayment(await open(), await readSites(), payment))
    return found ? toFacts(found) : []
  }
  return {
    id: 'stripe',
    isTest: false,
    movesOn: 'operator',
    methods: ['card', 'bank-debit'],
    range: RANGE,
    longestWaitMs: LONGEST_WAIT_MS,
    accounts: stripeAccounts(open, readSites),
    async start(order) {
      return start(await open(), await readSites(), order)
    },
    async capture(payment) {
      await capture(await open(), await readSites(), payment)
      return read(payment)
    },
    async cancel(payment) {
      return (await cancel(await open(), await readSites(), payment)) ?? read(payment)
    },
    async refund(payment, refund) {
      const made = await refundPayment(await open(), await readSites(), { payment, refund })
      return made ?? read(payment)
    },
    read,
    async readNotice(notice) {
      return readNotice(await open(), settings, notice)
    },
    async checkKeys() {
      await callStripe((await open()).balance.retrieve())
    },
    async *listMovements(since) {
      yield* listMovements(await open(), await readSites(), since)
    },
  }
}

async function start(stripe: Stripe, sites: Sites, order: PaymentOrder): Promise<Started> {
  const { key, requestedAt } = order
  const opened = requestedAt
    ? await callStripe(findSession(stripe, sites, { key, createdAt: requestedAt }))
    : null
  if (opened && opened.status !== 'open') {
    const facts = toFacts(await callStripe(readSession(stripe, key, opened)))
    return { reference: opened.id, facts }
  }
  const [site] = sites
  const { id, url } =
    opened ??
    (await callStripe(
      stripe.checkout.sessions.create(toSession(site, order), { idempotencyKey: toKey(site, key) }),
    ))
  if (!url) throw new ProviderRefused('Stripe gave no page to pay on')
  return { reference: id, redirectUrl: url }
}

function toSession(site: string, order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const metadata: Stripe.MetadataParam & Marks = { placard_key: order.key, placard_site: site }
  const isCard = order.method === 'card'
  return {
    mode: 'payment',
    allowed_payment_method_types: [isCard ? 'card' : 'us_bank_account'],
    client_reference_id: order.key,
    customer_email: order.buyerEmail,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: order.cents,
          product_data: { name: order.description },
        },
      },
    ],
    payment_intent_data: {
      description: order.description,
      metadata,
      on_behalf_of: order.account,
      transfer_data: { destination: order.account },
      ...(order.feeCents > 0 && { application_fee_amount: order.feeCents }),
      ...(isCard && { capture_method: order.capture === 'later' ? 'manual' : 'automatic' }),
    },
    metadata,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
  }
}

/** What is captured already, or can no longer be, is read as it is. */
async function capture(stripe: Stripe, sites: Sites, payment: PaymentRef): Promise<void> {
  const found = await callStripe(readPayment(stripe, sites, payment))
  if (found?.intent?.status !== 'requires_capture') return
  const once = { idempotencyKey: toKey(sites[0], `${payment.key}-capture`) }
  await callStripe(stripe.paymentIntents.capture(found.intent.id, {}, once)).catch(ignoreRefused)
}

/** @returns that there is nothing, where Stripe has nothing of it; null: look what stands */
async function cancel(stripe: Stripe, sites: Sites, payment: PaymentRef): Promise<ProviderEvent[] | null> {
  const found = await callStripe(readPayment(stripe, sites, payment))
  if (!found) return [toFact(payment, 'cancelled', { key: `${payment.key}:cancelled`, cents: 0 })]
  if (found.session?.status === 'open')
    await callStripe(stripe.checkout.sessions.expire(found.reference)).catch(ignoreRefused)
  if (found.intent?.status === 'requires_capture')
    await callStripe(stripe.paymentIntents.cancel(found.intent.id)).catch(ignoreRefused)
  return null
}

function ignoreRefused(error: unknown): void {
  if (!(error instanceof ProviderRefused)) throw error
}
