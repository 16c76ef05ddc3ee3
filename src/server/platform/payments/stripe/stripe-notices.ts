import type Stripe from 'stripe'
import { type Notice, NoticeNotSigned, type ProviderFact, type Sites } from '../provider.ts'
import { callStripe, type StripeSettings } from './open-stripe.ts'
import { idOf, readIntent, readNamed } from './read-stripe.ts'
import { type StripePayment, toFacts } from './stripe-facts.ts'

const TOLERANCE_SECONDS = 300

/**
 * A notice says only that something has happened: what, is read from Stripe as it stands now. So notices may come late, twice
 * or in any order. @throws NoticeNotSigned
 */
export async function readNotice(
  stripe: Stripe,
  { webhookSecrets, readSites }: StripeSettings,
  notice: Notice,
): Promise<ProviderFact[]> {
  const event = verify(stripe, webhookSecrets, notice)
  const found = await callStripe(readSubject(stripe, await readSites(), event))
  return found ? toFacts(found) : []
}

function verify(stripe: Stripe, secrets: readonly string[], { raw, headers }: Notice): Stripe.Event {
  const signature = headers.get('stripe-signature') ?? ''
  for (const secret of secrets)
    try {
      return stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS)
    } catch {
      // the other one, while they are exchanged
    }
  throw new NoticeNotSigned('The signature of this notice is missing, wrong or too old')
}

async function readSubject(stripe: Stripe, sites: Sites, event: Stripe.Event): Promise<StripePayment | null> {
  const { type } = event
  const { id, payment_intent } = event.data.object as {
    id?: string
    payment_intent?: string | { id: string } | null
  }
  if (type.startsWith('checkout.session.') && id) return readNamed(stripe, sites, id)
  const intentId = type.startsWith('payment_intent.') ? id : KINDS.test(type) ? idOf(payment_intent) : null
  return intentId ? readIntent(stripe, sites, intentId) : null
}

const KINDS = /^(charge|refund)\./
