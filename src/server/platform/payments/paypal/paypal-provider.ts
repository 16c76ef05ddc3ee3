import { required } from '#domain/required.ts'
import {
  NoticeNotSigned,
  type PaymentProvider,
  type PaymentRef,
  ProviderAway,
  type ProviderEvent,
  ProviderRefused,
} from '../provider.ts'
import type { Order } from './answers.ts'
import { captureOrder } from './capture-order.ts'
import { createCertificates } from './certificates.ts'
import { createPaypalClient } from './client.ts'
import { readDisputes } from './disputes.ts'
import { endOrder } from './end-order.ts'
import { MAX_CENTS } from './money.ts'
import { listMovementsOf } from './movements.ts'
import { readEvent } from './notices.ts'
import { type PaymentName, toEndFact } from './order-facts.ts'
import { readMarks, toSiteName } from './order-marks.ts'
import { createPaypalOrders, toApproval } from './orders.ts'
import { refundOrder } from './refunds.ts'
import { createSellerAccounts } from './seller-accounts.ts'
import type { PaypalSettings } from './settings.ts'
import { settleOrder } from './settle-order.ts'
import { checkSignature } from './signature.ts'

/** PayPal keeps the request id of an order for six hours. */
const REQUEST_ID_MS = 6 * 60 * 60_000
/** An order that is gone after this long has expired: so long one waits for its buyer. */
const ORDER_LIFE_MS = 3 * 60 * 60_000

/**
 * PayPal, for sellers with an account of their own: each order has one of them as its payee.
 *
 * PayPal takes nothing on its own: a buyer approves, then we take. So for `capture: 'now'` the money is taken by whatever first
 * sees the approval: `read` (on the buyer's return, or a sweep) or the notice of it; twice does no harm. For `'later'` the
 * same moment authorizes, which holds the money for three days, and `capture` takes it. Neither happens after the order's
 * time, or once it was cancelled; an order that nobody approves expires.
 *
 * Where the answer to a start was lost, nobody was sent to PayPal, so the order takes nothing. Within six hours the same start
 * finds it again (the request id is the payment's key); later there is a second one, and the first has long expired.
 */
export function createPaypalProvider(settings: PaypalSettings): PaymentProvider {
  const { baseUrl, webhookIds, now = () => new Date() } = settings
  const call = createPaypalClient(settings)
  const readNames = async () => (await settings.readSites()).map(toSiteName)
  const readName = async () => required((await readNames())[0])
  const orders = createPaypalOrders(call, readName)
  const sellers = createSellerAccounts(call, { ...settings, readName })
  const certificates = createCertificates({ baseUrl, now })
  const settling = { orders, now }

  const find = async ({ key, reference }: PaymentRef) => {
    const order = reference === null ? undefined : await orders.find(reference)
    if (order && readMarks(order)?.key !== key) throw new ProviderAway('PayPal answered with another payment')
    return order
  }
  const findOrRefuse = async (payment: PaymentRef) => {
    const order = await find(payment)
    if (!order) throw new ProviderRefused('PayPal knows no such payment')
    return order
  }
  /** It may have been given back: that PayPal knows nothing more of it is no refusal. */
  const findOrWait = async (payment: PaymentRef) => {
    const order = await find(payment)
    if (!order) throw new ProviderAway('PayPal does not know a payment that it may have given back')
    return order
  }
  const settleWithDisputes = async (order: Order, name: PaymentName) => [
    ...(await settleOrder(order, name, settling)),
    // what was taken only now cannot be disputed yet
    ...(await readDisputes(call, order, name)),
  ]
  const readOrder = async (id: string) => {
    const order = await orders.get(id)
    const marks = readMarks(order)
    if (!marks || !(await readNames()).includes(marks.site)) return []
    return settleWithDisputes(order, { payment: marks.key, reference: order.id })
  }

  return {
    id: 'paypal',
    isTest: false,
    movesOn: 'sellers',
    methods: ['paypal'],
    range: { minCents: 1, maxCents: MAX_CENTS },
    longestWaitMs: ORDER_LIFE_MS,
    accounts: sellers,
    async start(payment) {
      const order = await orders.open(payment, await sellers.findMerchant(payment.account))
      const name = { payment: payment.key, reference: order.id }
      return (
        toApproval(order, baseUrl) ?? { reference: order.id, facts: await settleOrder(order, name, settling) }
      )
    },
    async capture(payment) {
      const order = await findOrRefuse(payment)
      return captureOrder(order, nameOf(payment, order), settling)
    },
    async cancel(payment) {
      const order = await find(payment)
      return order ? endOrder(order, nameOf(payment, order), settling) : [toExpired(payment)]
    },
    async refund(payment, refund) {
      const order = await (refund.requestedAt ? findOrWait(payment) : findOrRefuse(payment))
      return refundOrder(call, { order, mark: required(readMarks(order)), refund })
    },
    async read(payment) {
      const order = await find(payment)
      if (order) return settleWithDisputes(order, nameOf(payment, order))
      const life = payment.reference === null ? REQUEST_ID_MS : ORDER_LIFE_MS
      return now().getTime() - payment.createdAt.getTime() > life ? [toExpired(payment)] : []
    },
    async readNotice(notice) {
      await checkSignature(notice, { certificates, webhookIds, now })
      return readEvent(parseBody(notice.raw), { call, readOrder })
    },
    checkKeys: () => call.checkKeys(),
    async *listMovements(since) {
      const sites = await readNames()
      for (const account of await settings.listAccounts()) {
        const merchant = await sellers.findMerchant(account).catch(notConnected)
        if (merchant) yield* listMovementsOf(call, { merchant, sites }, { since, until: now() })
      }
    },
  }
}

function nameOf({ key }: PaymentRef, { id }: Order): PaymentName {
  return { payment: key, reference: id }
}

function toExpired({ key, reference, createdAt }: PaymentRef): ProviderEvent {
  return toEndFact({ payment: key, reference: reference ?? key }, 'cancelled', { cents: 0, at: createdAt })
}

function notConnected(error: unknown): undefined {
  if (!(error instanceof ProviderRefused)) throw error
}

function parseBody(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new NoticeNotSigned('The notice is not JSON')
  }
}
