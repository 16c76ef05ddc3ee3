import type { ProviderEvent } from '../provider.ts'
import type { Order } from './answers.ts'
import { type PaymentName, toEndFact, toOrderFacts } from './order-facts.ts'
import { readMarks } from './order-marks.ts'
import type { PaypalOrders } from './orders.ts'
import { PaypalRefusal } from './refusal.ts'

/** The buyer is not done yet: no refusal. */
const NOT_YET = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']
/** Somebody was faster with the same: a second notice, the return of the buyer. */
const DONE_BEFORE = [
  'ORDER_ALREADY_CAPTURED',
  'ORDER_ALREADY_AUTHORIZED',
  'ORDER_COMPLETED_OR_VOIDED',
  'AUTHORIZATION_ALREADY_CAPTURED',
  'PREVIOUSLY_CAPTURED',
]

export interface SettleContext {
  orders: PaypalOrders
  now: () => Date
}

/**
 * Facts of an order of ours; what its buyer approved is taken (`now`) or authorized (`later`) on the way, under a request id
 * of its own. Not after its time, nor after it was ended: then the approval expires on its own and no money has moved.
 */
export async function settleOrder(
  order: Order,
  name: PaymentName,
  settling: SettleContext,
): Promise<ProviderEvent[]> {
  const { end, expiresAt } = readMarks(order) ?? {}
  const facts = toOrderFacts(order, name)
  if (facts.length > 0) return facts
  if (end) return [toOrderEnd(order, name, { ...settling, end })]
  if (order.status === 'VOIDED') return [toOrderEnd(order, name, settling)]
  if (order.status !== 'APPROVED') return []
  if (expiresAt && expiresAt <= settling.now()) return [toOrderEnd(order, name, settling)]
  try {
    return toOrderFacts(await settling.orders.complete(order), name)
  } catch (error) {
    return readAfterRefusal(error, { order, name, settling })
  }
}

/**
 * What is true after PayPal refused to take money: that it was taken before, that the buyer has not approved, or no money.
 * Declined, the buyer could approve again with another card; for us this payment is over, and the next has its own order.
 */
export async function readAfterRefusal(
  error: unknown,
  { order, name, settling }: { order: Order; name: PaymentName; settling: SettleContext },
): Promise<ProviderEvent[]> {
  if (!(error instanceof PaypalRefusal)) throw error
  if (NOT_YET.includes(error.issue)) return []
  const now = await settling.orders.find(order.id)
  const taken = now?.purchase_units[0].payments.captures.length ? toOrderFacts(now, name) : []
  if (taken.length > 0) return taken
  if (DONE_BEFORE.includes(error.issue)) return now ? toOrderFacts(now, name) : []
  await settling.orders.end(order, 'refused')
  return [toOrderEnd(order, name, { ...settling, end: 'refused' })]
}

export function toOrderEnd(
  order: Order,
  name: PaymentName,
  { now, end = 'cancelled' }: { now: () => Date; end?: 'cancelled' | 'refused' },
): ProviderEvent {
  return toEndFact(name, end, { cents: order.purchase_units[0].amount, at: order.create_time ?? now() })
}
