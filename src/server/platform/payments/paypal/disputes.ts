import { z } from 'zod'
import type { ProviderEvent } from '../provider.ts'
import { Dispute, type Order, PaypalId } from './answers.ts'
import type { PaypalClient } from './client.ts'
import type { PaymentName } from './order-facts.ts'
import { inNameOf } from './orders.ts'
import { PaypalRefusal } from './refusal.ts'

/** Outcomes that leave the money with the buyer; all others (PayPal paid out of its own, withdrawn, denied) with the seller. */
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']

const List = z.object({
  items: z
    .array(z.object({ dispute_id: PaypalId }))
    .max(50)
    .default([]),
})

/**
 * A dispute is a fact once money is at stake: as a claim, or decided for the buyer. While buyer and seller only talk it out
 * (PayPal's "inquiry") it is none.
 */
export function toDisputeFacts(dispute: Dispute, name: PaymentName): ProviderEvent[] {
  const {
    dispute_id: id,
    dispute_amount: cents,
    create_time,
    update_time,
    dispute_outcome: outcome,
  } = dispute
  const isOver = dispute.status === 'RESOLVED'
  const isLost = isOver && LOST.includes(outcome?.outcome_code ?? '')
  if (dispute.dispute_life_cycle_stage === 'INQUIRY' && !isLost) return []
  const opened = {
    key: `${id}:disputed`,
    ...name,
    state: 'disputed' as const,
    cents,
    costCents: 0,
    at: create_time,
  }
  if (!isOver) return [opened]
  const state = isLost ? 'dispute-lost' : 'dispute-won'
  const lostCents = isLost ? (outcome?.amount_refunded ?? cents) : cents
  return [
    opened,
    { ...opened, key: `${id}:${state}`, state, cents: lostCents, at: update_time ?? create_time },
  ]
}

/** Disputes about what an order took. Without the seller's leave to read them there are none to be seen. */
export async function readDisputes(
  call: PaypalClient,
  order: Order,
  name: PaymentName,
): Promise<ProviderEvent[]> {
  const found: ProviderEvent[] = []
  for (const { id } of order.purchase_units[0].payments.captures) {
    const path = `/v1/customer/disputes?disputed_transaction_id=${id}`
    const { items } = await call({ method: 'GET', path, ...inNameOf(order) }, List).catch(noLeave)
    for (const { dispute_id } of items) {
      const dispute = await call(
        { method: 'GET', path: `/v1/customer/disputes/${dispute_id}`, ...inNameOf(order) },
        Dispute,
      )
      found.push(...toDisputeFacts(dispute, name))
    }
  }
  return found
}

function noLeave(error: unknown): z.infer<typeof List> {
  if (error instanceof PaypalRefusal) return { items: [] }
  throw error
}
