import { z } from 'zod'
import type { ProviderEvent } from '../provider.ts'
import { Capture, Dispute, Link, PaypalId } from './answers.ts'
import type { PaypalClient } from './client.ts'
import { toDisputeFacts } from './disputes.ts'
import { Cents } from './money.ts'
import { orderPath } from './orders.ts'
import { PaypalRefusal } from './refusal.ts'

const Event = z.object({
  event_type: z.string().max(200),
  resource: z.record(z.string(), z.unknown()).optional(),
})

/** A capture, a refund, an authorization, an order: what leads from it to the order. */
const Resource = z.object({
  id: PaypalId.optional(),
  order_id: PaypalId.optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: PaypalId.optional() }).optional() })
    .optional(),
  links: z.array(Link).max(50).default([]),
  payee: z.object({ merchant_id: PaypalId.optional() }).optional(),
  payer: z.object({ merchant_id: PaypalId.optional() }).optional(),
})
type Resource = z.infer<typeof Resource>

/** Money that PayPal took back of its own accord. */
const Reversal = z.object({ id: PaypalId, amount: Cents, create_time: z.iso.datetime({ offset: true }) })

interface Options {
  call: PaypalClient
  /** All facts of an order; none of one that is not ours. @throws ProviderRefused where PayPal has none */
  readOrder(id: string): Promise<ProviderEvent[]>
}

/**
 * A notice only says where to look: the order is read again, and its facts are those of any other look. So it does not matter
 * in which order notices come, how often or how late, nor what they claim. What an order does not tell is taken from the
 * notice itself: disputes, and money that a bank took back.
 * @throws ProviderRefused where PayPal does not show what was paid
 */
export async function readEvent(body: unknown, { call, readOrder }: Options): Promise<ProviderEvent[]> {
  const event = Event.safeParse(body).data
  const type = event?.event_type ?? ''
  if (type.startsWith('CUSTOMER.DISPUTE.')) return readDisputeEvent(event?.resource, { call, readOrder })
  if (!/^(CHECKOUT\.|PAYMENT\.(CAPTURE|AUTHORIZATION|REFUND)\.)/.test(type)) return []
  const resource = Resource.safeParse(event?.resource).data
  const orderId =
    resource && (await findOrderId(resource, { call, isOrder: type.startsWith('CHECKOUT.ORDER.') }))
  if (!orderId) return []
  // an order that nobody has paid expires after hours; what PayPal tells of it for days is over
  const isPaid = !type.startsWith('CHECKOUT.')
  const facts = await readOrder(orderId).catch((error: unknown) => {
    if (isPaid || !(error instanceof PaypalRefusal && error.status === 404)) throw error
    return []
  })
  return type === 'PAYMENT.CAPTURE.REVERSED' ? [...facts, ...toBounced(event?.resource, facts)] : facts
}

async function findOrderId(
  resource: Resource,
  { call, isOrder }: { call: PaypalClient; isOrder: boolean },
): Promise<string | undefined> {
  const named = isOrder
    ? resource.id
    : (resource.order_id ?? resource.supplementary_data?.related_ids?.order_id)
  if (named) return named
  const up = resource.links.find(({ rel }) => rel === 'up')?.href ?? ''
  const order = /\/v2\/checkout\/orders\/([\w-]{1,100})$/.exec(up)?.[1]
  if (order) return order
  const capture = /\/v2\/payments\/captures\/([\w-]{1,100})$/.exec(up)?.[1]
  // a refund is paid by the seller
  const merchant = resource.payee?.merchant_id ?? resource.payer?.merchant_id
  return capture ? findOrderOfCapture(call, capture, merchant) : undefined
}

async function findOrderOfCapture(
  call: PaypalClient,
  id: string,
  merchant: string | undefined,
): Promise<string | undefined> {
  const path = `/v2/payments/captures/${id}`
  const capture = await call({ method: 'GET', path, ...(merchant ? { merchant } : {}) }, Capture)
  const named = capture.supplementary_data?.related_ids?.order_id
  const up = capture.links.find(({ href }) => href.includes('/v2/checkout/orders/'))?.href
  return named ?? up?.split(orderPath(''))[1]
}

async function readDisputeEvent(body: unknown, { call, readOrder }: Options): Promise<ProviderEvent[]> {
  const dispute = Dispute.safeParse(body).data
  const [disputed] = dispute?.disputed_transactions ?? []
  if (!dispute || !disputed?.seller_transaction_id) return []
  const orderId = await findOrderOfCapture(call, disputed.seller_transaction_id, disputed.seller?.merchant_id)
  const [known] = orderId ? await readOrder(orderId) : []
  if (!known) return []
  return toDisputeFacts(dispute, { payment: known.payment, reference: known.reference })
}

/** A reversal by a dispute is told by the dispute. */
function toBounced(resource: unknown, facts: readonly ProviderEvent[]): ProviderEvent[] {
  const reversal = Reversal.safeParse(resource).data
  const captured = facts.find(({ state }) => state === 'captured')
  if (!reversal || !captured || facts.some(({ state }) => state === 'disputed')) return []
  const { payment, reference } = captured
  const at = new Date(reversal.create_time)
  return [
    {
      key: `${captured.key.split(':')[0]}:bounced`,
      payment,
      reference,
      state: 'bounced',
      cents: reversal.amount,
      costCents: 0,
      at,
    },
  ]
}
