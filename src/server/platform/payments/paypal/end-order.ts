import type { ProviderEvent } from '../provider.ts'
import type { Order } from './answers.ts'
import { type PaymentName, toAuthorizationFacts, toOrderFacts } from './order-facts.ts'
import { readMarks } from './order-marks.ts'
import { PaypalRefusal } from './refusal.ts'
import { type SettleContext, toOrderEnd } from './settle-order.ts'

/** Ends an order that has taken nothing: what was only authorized is let go; what was not approved yet takes nothing any more. */
export async function endOrder(
  order: Order,
  name: PaymentName,
  settling: SettleContext,
): Promise<ProviderEvent[]> {
  const { authorizations, captures } = order.purchase_units[0].payments
  const held = authorizations.find(({ status }) => status === 'CREATED' || status === 'PENDING')
  if (held && captures.length === 0) {
    const isVoid = await settling.orders.voidAuthorization(order, held).then(() => true, notIfRefused)
    if (isVoid) return toAuthorizationFacts({ ...held, status: 'VOIDED' }, name)
  } else if (captures.length + authorizations.length === 0) await settling.orders.end(order, 'cancelled')
  // meanwhile it may have been taken: by a notice, or by the return of the buyer
  const after = (await settling.orders.find(order.id)) ?? order
  const facts = toOrderFacts(after, name)
  return facts.length > 0
    ? facts
    : [toOrderEnd(after, name, { ...settling, end: readMarks(after)?.end ?? 'cancelled' })]
}

function notIfRefused(error: unknown): false {
  if (error instanceof PaypalRefusal) return false
  throw error
}
