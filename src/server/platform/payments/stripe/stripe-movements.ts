import type Stripe from 'stripe'
import type { Movement, Sites } from '../provider.ts'
import { callStripe } from './open-stripe.ts'
import { idOf, isOurs } from './read-stripe.ts'

/** What moved on the operator's account, oldest first; what Stripe keeps for itself and moves on to sellers is left out. */
export async function* listMovements(stripe: Stripe, sites: Sites, since: Date): AsyncIterable<Movement> {
  const rows = stripe.balanceTransactions.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
    expand: ['data.source'],
  })
  const all = await callStripe(rows.autoPagingToArray({ limit: 10_000 }))
  for (const row of all.toReversed()) {
    const movement = toMovement(row, sites)
    if (movement) yield movement
  }
}

function toMovement({ source, amount, created }: Stripe.BalanceTransaction, sites: Sites): Movement | null {
  if (!source || typeof source === 'string') return null
  const moved = { cents: amount, at: new Date(created * 1000) }
  switch (source.object) {
    case 'charge':
      return {
        ...moved,
        key: `${idOf(source.payment_intent)}:captured`,
        payment: keyOf(source.metadata, sites),
      }
    case 'refund':
      return { ...moved, key: `${source.id}:refunded`, payment: keyOf(source.metadata, sites) }
    default:
      return null
  }
}

function keyOf(metadata: Stripe.Metadata | null, sites: Sites): string | null {
  return isOurs(metadata, sites) ? (metadata?.placard_key ?? null) : null
}
