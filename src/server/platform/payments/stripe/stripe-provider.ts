import type Stripe from 'stripe'
import type { PaymentOrder, PaymentProvider, PaymentRef, ProviderFact, Refund, Started } from '../provider.ts'
import { ProviderRefused } from '../provider.ts'
import { callStripe, openStripe, type StripeSettings } from './open-stripe.ts'
import { idOf, type Marks, readPayment } from './read-stripe.ts'
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
  const { site } = settings
  const read = async (payment: PaymentRef) => {
    const found = await callStripe(readPayment(await open(), site, payment))
    return found ? toFacts(found) : []
  }
  return {
    id: 'stripe',
    isTest: false,
    movesOn: 'operator',
    methods: ['card', 'bank-debit'],
    range: RANGE,
    longestWaitMs: LONGEST_WAIT_MS,
    accounts: stripeAccounts(open, site),
    async start(order) {
      return start(await open(), site, order)
    },
    async capture(payment) {
      await capture(await open(), site, payment)
      return read(payment)
    },
    async cancel(payment) {
      return (await cancel(await open(), site, payment)) ?? read(payment)
    },
    async refund(payment, refund) {
      const refused = await giveBack(await open(), site, { payment, refund })
      return refused ?? read(payment)
    },
    read,
    async readNotice(notice) {
      return readNotice(await open(), settings, notice)
    },
    async *listMovements(since) {
      yield* listMovements(await open(), site, since)
    },
  }
}

async function start(stripe: Stripe, site: string, order: PaymentOrder): Promise<Started> {
  const { id, url } = await callStripe(
    stripe.checkout.sessions.create(toSession(site, order), { idempotencyKey: toKey(site, order.key) }),
  )
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
async function capture(stripe: Stripe, site: string, payment: PaymentRef): Promise<void> {
  const found = await callStripe(readPayment(stripe, site, payment))
  if (found?.intent?.status !== 'requires_capture') return
  const once = { idempotencyKey: toKey(site, `${payment.key}-capture`) }
  await callStripe(stripe.paymentIntents.capture(found.intent.id, {}, once)).catch(ignoreRefused)
}

/** @returns that there is nothing, where Stripe has nothing of it; null: look what stands */
async function cancel(stripe: Stripe, site: string, payment: PaymentRef): Promise<ProviderFact[] | null> {
  const found = await callStripe(readPayment(stripe, site, payment))
  if (!found) return [toFact(payment, 'cancelled', { key: `${payment.key}:cancelled`, cents: 0 })]
  if (found.session?.status === 'open')
    await callStripe(stripe.checkout.sessions.expire(found.reference)).catch(ignoreRefused)
  if (found.intent?.status === 'requires_capture')
    await callStripe(stripe.paymentIntents.cancel(found.intent.id)).catch(ignoreRefused)
  return null
}

/** @returns the refusal; null: look what stands */
async function giveBack(
  stripe: Stripe,
  site: string,
  { payment, refund }: { payment: PaymentRef; refund: Refund },
): Promise<ProviderFact[] | null> {
  const found = await callStripe(readPayment(stripe, site, payment))
  const intentId = idOf(found?.intent)
  try {
    if (!intentId) throw new ProviderRefused('There is nothing to give back of')
    await callStripe(
      stripe.refunds.create(
        {
          payment_intent: intentId,
          amount: refund.cents,
          reverse_transfer: true,
          ...(found?.intent?.application_fee_amount && { refund_application_fee: true }),
          metadata: { placard_refund: refund.key, placard_key: payment.key, placard_site: site },
        },
        { idempotencyKey: toKey(site, refund.key) },
      ),
    )
    return null
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const about = { key: `${refund.key}:refund-refused`, cents: refund.cents }
    return [{ ...toFact(payment, 'refund-refused', about), refund: refund.key }]
  }
}

function toFact(
  payment: PaymentRef,
  state: ProviderFact['state'],
  about: { key: string; cents: number },
): ProviderFact {
  const reference = payment.reference ?? payment.key
  return { ...about, state, payment: payment.key, reference, costCents: 0, at: payment.createdAt }
}

function ignoreRefused(error: unknown): void {
  if (!(error instanceof ProviderRefused)) throw error
}

/** Keys of other installations of the same account are theirs. */
function toKey(site: string, key: string): string {
  return `${site}:${key}`
}
