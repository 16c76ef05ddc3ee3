import { type ProviderEvent, ProviderRefused } from '../provider.ts'
import type { Order } from './answers.ts'
import { type PaymentName, toCaptureFacts, toOrderFacts } from './order-facts.ts'
import { readAfterRefusal, type SettleContext, settleOrder } from './settle-order.ts'

/** Takes what was authorized, whole and at once. @throws ProviderRefused where nothing was approved */
export async function captureOrder(
  order: Order,
  name: PaymentName,
  settling: SettleContext,
): Promise<ProviderEvent[]> {
  const { authorizations, captures } = order.purchase_units[0].payments
  if (captures.length > 0) return toOrderFacts(order, name)
  const held = authorizations.find(({ status }) => status === 'CREATED')
  if (!held) {
    const facts = await settleOrder(order, name, settling)
    if (facts.length > 0) return facts
    throw new ProviderRefused('The buyer has not approved this payment')
  }
  try {
    return toCaptureFacts(await settling.orders.captureAuthorization(order, held), name)
  } catch (error) {
    return readAfterRefusal(error, { order, name, settling })
  }
}
