import type Stripe from 'stripe'
import { type Notice, NoticeNotSigned, type ProviderEvent, ProviderRefused, type Sites } from '../provider.ts'
import { callStripe, type StripeSettings } from './open-stripe.ts'
import { readIntent, readNamed } from './read-stripe.ts'
import { type StripePayment, toFacts } from './stripe-facts.ts'

const TOLERANCE_SECONDS = 300

/**
 * A notice says only that something has happened: what, is read from Stripe as it stands now. So notices may come late, twice
 * or in any order. @throws NoticeNotSigned, ProviderRefused
 */
export async function readNotice(
  stripe: Stripe,
  { webhookSecrets, readSites }: StripeSettings,
  notice: Notice,
): Promise<ProviderEvent[]> {
  const event = verify(stripe, webhookSecrets, notice)
  // of a seller's own account, where they do other business: ours are on the operator's
  if (event.account) return []
  const found = await callStripe(readSubject(stripe, await readSites(), event)).catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error
    throw new ProviderRefused(`${event.type} of ${nameOf(event)}: ${error.message}`, { cause: error })
  })
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
  const { id, intent } = readShape(event)
  if (type.startsWith('checkout.session.') && id) return readNamed(stripe, sites, id)
  const intentId = type.startsWith('payment_intent.') ? id : KINDS.test(type) ? intent : null
  return intentId ? readIntent(stripe, sites, intentId) : null
}

/** What Stripe asks for its objects by; nothing else becomes part of an address. */
const OBJECT_ID = /^\w{1,255}$/

/** Signed, but of whatever shape the address of the notices was set to: one that names nothing is no better the next time. */
function readShape({ data }: { data?: { object?: unknown } }): { id: string | null; intent: string | null } {
  const { id, payment_intent } = (data?.object ?? {}) as { id?: unknown; payment_intent?: unknown }
  const expanded = payment_intent as { id?: unknown } | null | undefined
  return { id: toId(id), intent: toId(payment_intent) ?? toId(expanded?.id) }
}

function toId(value: unknown): string | null {
  return typeof value === 'string' && OBJECT_ID.test(value) ? value : null
}

function nameOf(event: Stripe.Event): string {
  return readShape(event).id ?? event.id
}

const KINDS = /^(charge|refund)\./
