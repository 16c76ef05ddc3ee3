import { feeOfPart } from '#domain/booking/platform-fee.ts'
import { type ProviderEvent, ProviderRefused, type Refund as RefundOrder } from '../provider.ts'
import { type Capture, type Order, Refund } from './answers.ts'
import type { PaypalClient } from './client.ts'
import { toPaypalMoney } from './money.ts'
import { toInstruction } from './order-body.ts'
import { sumFees, toCaptureFacts, toRefundFacts } from './order-facts.ts'
import { type Mark, readMark, toMark } from './order-marks.ts'
import { inNameOf } from './orders.ts'

/**
 * Gives money back out of the seller's account. It is looked up by our key first, and sent under that key, which PayPal keeps
 * for 45 days: one key is one refund. Placard's fee goes back in proportion, so that the seller bears the rest alone.
 * @throws ProviderRefused above all for more than is left of what was captured
 */
export async function refundOrder(
  call: PaypalClient,
  { order, mark, refund }: { order: Order; mark: Mark; refund: RefundOrder },
): Promise<ProviderEvent[]> {
  const name = { payment: mark.key, reference: order.id }
  const { captures, refunds } = order.purchase_units[0].payments
  const known = refunds.filter(({ custom_id }) => readMark(custom_id)?.refund === refund.key)
  if (known.length > 0) return known.flatMap((one) => toRefundFacts(one, name))
  const captured = captures.find((capture) =>
    toCaptureFacts(capture, name).some(({ state }) => state === 'captured'),
  )
  if (!captured) throw new ProviderRefused('Nothing was captured that could be given back')
  const feeCents = feeShare(captured, { cents: refund.cents, beforeCents: sumRefunded(refunds) })
  const json = {
    amount: toPaypalMoney(refund.cents),
    custom_id: `${toMark(mark)} ${refund.key}`,
    ...(feeCents > 0 ? { payment_instruction: toRefundInstruction(feeCents) } : {}),
  }
  const path = `/v2/payments/captures/${captured.id}/refund`
  const requestId = `${order.id}-${refund.key}`
  const made = await call({ method: 'POST', path, json, requestId, ...inNameOf(order) }, Refund)
  return toRefundFacts(made, name)
}

function sumRefunded(refunds: readonly Refund[]): number {
  const standing = refunds.filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
  return standing.reduce((sum, { amount }) => sum + amount, 0)
}

/** Of the fee, as far as this refund reaches beyond those before it: the parts of all refunds add up to the fee, to the cent. */
function feeShare(capture: Capture, { cents, beforeCents }: { cents: number; beforeCents: number }): number {
  const feeCents = sumFees(capture.seller_receivable_breakdown?.platform_fees)
  return feeOfPart({ feeCents, wholeCents: capture.amount, beforeCents, cents })
}

function toRefundInstruction(feeCents: number) {
  const { platform_fees } = toInstruction(feeCents)
  return { platform_fees }
}
