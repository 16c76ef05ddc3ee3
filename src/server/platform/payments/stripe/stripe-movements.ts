import type Stripe from 'stripe'
import type { Movement, Sites } from '../provider.ts'
import { toProviderError } from './open-stripe.ts'
import { idOf, isOurs } from './read-stripe.ts'

/**
 * All that moved the operator's balance for payments, to the end, newest first: charges, what went on to sellers and came back,
 * Placard's fee, refunds, disputes. What the operator pays out or pays Stripe for itself is left out. @throws ProviderAway
 */
export async function* listMovements(stripe: Stripe, sites: Sites, since: Date): AsyncIterable<Movement> {
  const rows = stripe.balanceTransactions.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
    expand: ['data.source'],
  })
  try {
    for await (const row of rows) {
      const about = toAbout(row, sites)
      const { id: reference, amount: cents, fee: costCents, created } = row
      if (about) yield { reference, ...about, cents, costCents, at: new Date(created * 1000) }
    }
  } catch (error) {
    throw toProviderError(error)
  }
}

type About = Pick<Movement, 'kind' | 'factKey' | 'object' | 'partOf' | 'payment'>

function toAbout({ source, amount }: Stripe.BalanceTransaction, sites: Sites): About | null {
  if (!source || typeof source === 'string') return null
  const part = { object: source.id, factKey: null, payment: null }
  switch (source.object) {
    case 'charge':
      return aboutCharge(source, amount, sites)
    case 'refund':
      return aboutRefund(source, amount, sites)
    case 'dispute':
      return { ...part, kind: 'disputed', partOf: idOf(source.charge) }
    case 'transfer':
      return { ...part, kind: 'transfer', partOf: idOf(source.source_transaction) }
    case 'transfer_reversal':
      return { ...part, kind: 'transfer', partOf: idOf(source.transfer) }
    case 'application_fee':
      return { ...part, kind: 'fee', partOf: idOf(source.originating_transaction ?? source.charge) }
    case 'fee_refund':
      return { ...part, kind: 'fee', partOf: idOf(source.fee) }
    default:
      return null
  }
}

/** A bank debit that came back takes from the balance under the same charge. */
function aboutCharge({ id, payment_intent, metadata }: Stripe.Charge, cents: number, sites: Sites): About {
  const about = { object: id, partOf: null, payment: keyOf(metadata, sites) }
  return cents < 0
    ? { ...about, kind: 'other', factKey: null }
    : { ...about, kind: 'captured', factKey: `${idOf(payment_intent)}:captured` }
}

/** One that failed comes back under the same refund. */
function aboutRefund({ id, charge, metadata }: Stripe.Refund, cents: number, sites: Sites): About {
  const about = { object: id, partOf: idOf(charge), payment: keyOf(metadata, sites) }
  return cents > 0
    ? { ...about, kind: 'other', factKey: `${id}:refund-reversed` }
    : { ...about, kind: 'refunded', factKey: `${id}:refunded` }
}

function keyOf(metadata: Stripe.Metadata | null, sites: Sites): string | null {
  return isOurs(metadata, sites) ? (metadata?.placard_key ?? null) : null
}
