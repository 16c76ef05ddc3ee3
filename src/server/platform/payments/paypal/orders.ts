import { z } from 'zod'
import { type PaymentOrder, ProviderAway, type Started } from '../provider.ts'
import { isPaypalAddress } from './addresses.ts'
import { type Authorization, Capture, CompletedOrder, Order } from './answers.ts'
import type { PaypalClient } from './client.ts'
import { toPaypalMoney } from './money.ts'
import { toInstruction, toOrderBody } from './order-body.ts'
import { sumFees } from './order-facts.ts'
import { type OrderEnd, readMark, readMarks, toMark } from './order-marks.ts'
import { PaypalRefusal } from './refusal.ts'

const WAITING = ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED']

/** PayPal's calls about an order; each may be repeated. */
export interface PaypalOrders {
  open(order: PaymentOrder, merchant: string): Promise<Order>
  /** @throws PaypalRefusal where PayPal has none (any more) */
  get(id: string): Promise<Order>
  /** @returns undefined where PayPal has none (any more) */
  find(id: string): Promise<Order | undefined>
  /** Takes or authorizes, as the order intends, what its buyer approved. */
  complete(order: Order): Promise<z.infer<typeof CompletedOrder>>
  captureAuthorization(order: Order, authorization: Authorization): Promise<Capture>
  voidAuthorization(order: Order, authorization: Authorization): Promise<void>
  /** Writes on the order that it is over. PayPal itself cannot end one, it expires; best effort therefore. */
  end(order: Order, end: OrderEnd): Promise<void>
}

export function createPaypalOrders(call: PaypalClient, readName: () => Promise<string>): PaypalOrders {
  const get = (id: string) => call({ method: 'GET', path: orderPath(id) }, Order)
  return {
    get,
    async open(order, merchant) {
      const site = await readName()
      const json = toOrderBody(order, { merchant, site })
      const requestId = toMark({ key: order.key, site })
      const opened = await call({ method: 'POST', path: '/v2/checkout/orders', json, requestId }, Order)
      checkOpened(opened, order, { merchant, site })
      return opened
    },
    find: (id) => unlessMissing(get(id)),
    complete(order) {
      const step = order.intent === 'CAPTURE' ? 'capture' : 'authorize'
      const requestId = `${order.id}-${step}`
      return call(
        { method: 'POST', path: `${orderPath(order.id)}/${step}`, json: {}, requestId },
        CompletedOrder,
      )
    },
    captureAuthorization(order, { id, amount }) {
      const [{ payment_instruction: instruction }] = order.purchase_units
      const feeCents = sumFees(instruction?.platform_fees)
      const json = {
        amount: toPaypalMoney(amount),
        final_capture: true,
        ...(feeCents > 0 ? { payment_instruction: toInstruction(feeCents) } : {}),
      }
      const requestId = `${order.id}-take`
      const path = `/v2/payments/authorizations/${id}/capture`
      return call({ method: 'POST', path, json, requestId, ...inNameOf(order) }, Capture)
    },
    async voidAuthorization(order, { id }) {
      const requestId = `${order.id}-void`
      const path = `/v2/payments/authorizations/${id}/void`
      await call({ method: 'POST', path, json: {}, requestId, ...inNameOf(order) }, z.unknown())
    },
    async end(order, end) {
      const marks = readMarks(order)
      if (!marks || marks.end) return
      const path = `/purchase_units/@reference_id=='${order.purchase_units[0].reference_id}'/custom_id`
      const json = [{ op: 'replace', path, value: `${toMark(marks)} ${end}` }]
      await call({ method: 'PATCH', path: orderPath(order.id), json }, z.unknown()).catch(ignoreRefusal)
    },
  }
}

export function orderPath(id: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(id)}`
}

/** The seller of an order, in whose name its money is moved. */
export function inNameOf({ purchase_units: [{ payee }] }: Order): { merchant?: string } {
  return payee.merchant_id ? { merchant: payee.merchant_id } : {}
}

export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 404) return undefined
    throw error
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PaypalRefusal)) throw error
}

/** An answer for another payment, amount or seller is none: nobody is sent there. */
function checkOpened(
  opened: Order,
  order: PaymentOrder,
  { merchant, site }: { merchant: string; site: string },
): void {
  const [{ amount, payee, custom_id }] = opened.purchase_units
  const mark = readMark(custom_id)
  const isOurs = mark?.key === order.key && mark.site === site
  if (!isOurs || amount !== order.cents || payee.merchant_id !== merchant)
    throw new ProviderAway('PayPal answered with another order than was asked for')
}

/** Where the buyer approves; undefined where that is over. */
export function toApproval(
  order: Order,
  baseUrl: string,
): Extract<Started, { redirectUrl: string }> | undefined {
  if (!WAITING.includes(order.status)) return undefined
  const redirectUrl = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? ''
  if (!isPaypalAddress(redirectUrl, baseUrl))
    throw new ProviderAway('PayPal sent the buyer to a strange address')
  return { reference: order.id, redirectUrl }
}
