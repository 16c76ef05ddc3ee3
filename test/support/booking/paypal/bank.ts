import { breakDown, buildRefund, type RequestedRefund, sum } from './build-parts.ts'
import { findEventProblem } from './schema.ts'
import { showOrder, showPart } from './show.ts'
import {
  centsOf,
  type Money,
  refuse,
  usd,
  type WireAnswer,
  type WireAuthorization,
  type WireCapture,
  type WireDispute,
  type WireOrder,
  type WireRefund,
} from './wire.ts'

interface Happening {
  type: string
  resource: unknown
}

interface Moved {
  /** On whose account. */
  merchant: string
  transaction_id: string
  transaction_event_code: string
  paypal_reference_id?: string
  amount: Money
  at: Date
  custom_field?: string | undefined
}

/** What the next approvals come to. */
export interface Mood {
  /** Refuses every capture and authorization, by this reason. */
  decline?: string
  /** Captures stay pending, by this reason (`ECHECK`). */
  pend?: string
  /** Captures are made and end as `DECLINED`. */
  fail?: boolean
  /** Refunds stay pending. */
  pendRefunds?: boolean
  /** Orders cannot be changed (PayPal says so of some states). */
  isFrozen?: boolean
}

/** The money side of the fake PayPal: orders and what became of them, whoever asks how often. */
export class PaypalBank {
  readonly orders = new Map<string, WireOrder>()
  readonly disputes = new Map<string, WireDispute>()
  readonly moved: Moved[] = []
  /** Everything a webhook would be told, oldest first. */
  readonly happened: Happening[] = []
  mood: Mood = {}
  /** What was answered or told in another shape than PayPal's. */
  readonly problems: string[] = []
  #count = 0
  readonly url: string
  readonly now: () => Date

  constructor(url: string, now: () => Date) {
    this.url = url
    this.now = now
  }

  open(body: Omit<WireOrder, 'id' | 'status' | 'links' | 'create_time'>): WireAnswer {
    const id = this.#id('O')
    const links = [
      { rel: 'self', href: `${this.url}/v2/checkout/orders/${id}`, method: 'GET' },
      { rel: 'payer-action', href: `${this.url}/checkoutnow?token=${id}`, method: 'GET' },
    ]
    this.orders.set(id, {
      ...structuredClone(body),
      id,
      status: 'PAYER_ACTION_REQUIRED',
      create_time: this.#time(),
      links,
    })
    return shown(201, this.orders.get(id)!)
  }

  /** The buyer approves, on PayPal's page. */
  approve(id: string): WireOrder {
    const order = this.orders.get(id)!
    order.status = 'APPROVED'
    this.#tell('CHECKOUT.ORDER.APPROVED', order)
    return order
  }

  patch(order: WireOrder, changes: { path: string; value: string }[]): WireAnswer {
    const [unit] = order.purchase_units
    const path = `/purchase_units/@reference_id=='${unit.reference_id}'/custom_id`
    if (this.mood.isFrozen || order.status === 'COMPLETED') return refuse(422, 'ORDER_COMPLETED_OR_FROZEN')
    if (changes.some((change) => change.path !== path)) return refuse(422, 'INVALID_PATCH_OPERATION')
    for (const { value } of changes) unit.custom_id = value
    return { status: 204 }
  }

  complete(order: WireOrder, step: 'capture' | 'authorize'): WireAnswer {
    if (order.status === 'COMPLETED')
      return refuse(422, step === 'capture' ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED')
    if (order.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED')
    if (this.mood.decline) {
      order.status = 'PAYER_ACTION_REQUIRED'
      return refuse(422, this.mood.decline)
    }
    order.status = 'COMPLETED'
    if (step === 'capture')
      this.#capture(order, centsOf(order.purchase_units[0].payment_instruction?.platform_fees[0]?.amount))
    else this.#authorize(order)
    return shown(201, order)
  }

  captureAuthorization(order: WireOrder, held: WireAuthorization, fee: number): WireAnswer {
    if (held.status === 'CAPTURED') return refuse(422, 'AUTHORIZATION_ALREADY_CAPTURED')
    if (held.status !== 'CREATED') return refuse(422, 'AUTHORIZATION_VOIDED')
    if (this.mood.decline) return refuse(422, this.mood.decline)
    held.status = 'CAPTURED'
    const capture = this.#capture(order, fee)
    return { status: 201, show: () => showPart(capture) }
  }

  voidAuthorization(held: WireAuthorization): WireAnswer {
    if (held.status !== 'CREATED')
      return refuse(422, held.status === 'CAPTURED' ? 'PREVIOUSLY_CAPTURED' : 'PREVIOUSLY_VOIDED')
    held.status = 'VOIDED'
    this.#tell('PAYMENT.AUTHORIZATION.VOIDED', held)
    return { status: 204 }
  }

  refund(order: WireOrder, capture: WireCapture, asked: RequestedRefund): WireAnswer {
    const payments = order.purchase_units[0].payments!
    const cents = centsOf(asked.amount)
    const standing = payments.refunds?.filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
    const left = centsOf(capture.amount) - sum(standing)
    if (cents > left) return refuse(422, 'REFUND_AMOUNT_EXCEEDED')
    const refund = buildRefund(capture, {
      id: this.#id('R'),
      cents,
      beforeCents: centsOf(capture.amount) - left,
      url: this.url,
      time: this.#time(),
      isPending: this.mood.pendRefunds ?? false,
      ...asked,
    })
    payments.refunds = [...(payments.refunds ?? []), refund]
    if (refund.status === 'COMPLETED') this.#completeRefund(order, capture, refund)
    return { status: 201, show: () => showPart(refund) }
  }

  /** A refund that was pending reaches the buyer, or does not. */
  settleRefund(refund: WireRefund, status: 'COMPLETED' | 'FAILED' | 'CANCELLED'): void {
    refund.status = status
    delete refund.status_details
    const found = this.findCapture(refund.links[0]!.href.split('/').at(-1)!)!
    if (status === 'COMPLETED') this.#completeRefund(found.order, found.capture, refund)
  }

  #completeRefund(order: WireOrder, capture: WireCapture, refund: WireRefund): void {
    const gone = sum(
      order.purchase_units[0].payments!.refunds?.filter(({ status }) => status === 'COMPLETED'),
    )
    capture.status = gone === centsOf(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    this.#move(order, {
      transaction_id: refund.id,
      transaction_event_code: 'T1107',
      paypal_reference_id: capture.id,
      amount: usd(-centsOf(refund.amount)),
      custom_field: refund.custom_id,
    })
    this.#tell('PAYMENT.CAPTURE.REFUNDED', refund)
  }

  /** An eCheck arrives, or does not. */
  clear(capture: WireCapture, status: 'COMPLETED' | 'DECLINED'): void {
    capture.status = status
    delete capture.status_details
    this.#tell(`PAYMENT.CAPTURE.${status}`, capture)
  }

  /** A bank takes back what was captured. */
  reverse(capture: WireCapture): void {
    const about = { id: this.#id('V'), cents: centsOf(capture.amount), beforeCents: 0, isPending: false }
    const reversed = buildRefund(capture, { ...about, url: this.url, time: this.#time() })
    this.#tell('PAYMENT.CAPTURE.REVERSED', reversed)
  }

  dispute(capture: WireCapture, stage: 'INQUIRY' | 'CHARGEBACK' = 'CHARGEBACK'): WireDispute {
    const { order } = this.findCapture(capture.id)!
    const dispute: WireDispute = {
      dispute_id: `PP-D-${++this.#count}`,
      status: 'OPEN',
      dispute_life_cycle_stage: stage,
      dispute_amount: capture.amount,
      create_time: this.#time(),
      update_time: this.#time(),
      disputed_transactions: [{ seller_transaction_id: capture.id, seller: order.purchase_units[0].payee }],
    }
    this.disputes.set(dispute.dispute_id, dispute)
    this.#tell('CUSTOMER.DISPUTE.CREATED', dispute)
    return dispute
  }

  resolve(dispute: WireDispute, outcome: string, refunded?: number): void {
    dispute.status = 'RESOLVED'
    dispute.dispute_outcome = {
      outcome_code: outcome,
      ...(refunded === undefined ? {} : { amount_refunded: usd(refunded) }),
    }
    this.#tell('CUSTOMER.DISPUTE.RESOLVED', dispute)
  }

  findCapture(id: string) {
    for (const order of this.orders.values()) {
      const capture = order.purchase_units[0].payments?.captures?.find((one) => one.id === id)
      if (capture) return { order, capture }
    }
    return undefined
  }

  findAuthorization(id: string) {
    for (const order of this.orders.values()) {
      const held = order.purchase_units[0].payments?.authorizations?.find((one) => one.id === id)
      if (held) return { order, held }
    }
    return undefined
  }

  #authorize(order: WireOrder): void {
    const links = [{ rel: 'up', href: `${this.url}/v2/checkout/orders/${order.id}` }]
    const held: WireAuthorization = { ...this.#named('A', order), status: 'CREATED', links }
    order.purchase_units[0].payments = { authorizations: [held] }
    this.#tell('PAYMENT.AUTHORIZATION.CREATED', held)
  }

  #capture(order: WireOrder, fee: number): WireCapture {
    const [unit] = order.purchase_units
    const status = this.mood.fail ? 'DECLINED' : this.mood.pend ? 'PENDING' : 'COMPLETED'
    const capture: WireCapture = {
      ...this.#named('C', order),
      status,
      ...(this.mood.pend ? { status_details: { reason: this.mood.pend } } : {}),
      final_capture: true,
      seller_receivable_breakdown: breakDown(unit.amount, fee),
      links: [{ rel: 'up', href: `${this.url}/v2/checkout/orders/${order.id}` }],
    }
    unit.payments = { ...unit.payments, captures: [capture] }
    if (status === 'COMPLETED') this.#moveCapture(order, capture, fee)
    this.#tell(`PAYMENT.CAPTURE.${status}`, capture)
    return capture
  }

  #moveCapture(order: WireOrder, { id, amount, custom_id: custom_field }: WireCapture, fee: number): void {
    this.#move(order, { transaction_id: id, transaction_event_code: 'T0006', amount, custom_field })
    if (fee > 0)
      this.#move(order, {
        transaction_id: this.#id('T'),
        transaction_event_code: 'T0113',
        paypal_reference_id: id,
        amount: usd(-fee),
      })
  }

  #named(letter: string, order: WireOrder) {
    const [{ amount, custom_id, payee }] = order.purchase_units
    return {
      id: this.#id(letter),
      amount,
      create_time: this.#time(),
      custom_id,
      payee,
      supplementary_data: { related_ids: { order_id: order.id } },
    }
  }

  #move(order: WireOrder, moved: Omit<Moved, 'merchant' | 'at'>): void {
    this.moved.push({ merchant: order.purchase_units[0].payee.merchant_id, at: this.now(), ...moved })
  }

  #tell(type: string, resource: unknown): void {
    const isOrder = type.startsWith('CHECKOUT.ORDER.')
    const told = isOrder ? showOrder(resource as WireOrder) : JSON.parse(JSON.stringify(resource))
    const problem = findEventProblem(type, told)
    if (problem) this.problems.push(problem)
    this.happened.push({ type, resource: told })
  }

  #id(letter: string): string {
    return `${letter}${String(++this.#count).padStart(16, '0')}`
  }

  #time(): string {
    return this.now().toISOString()
  }
}

const shown = (status: number, order: WireOrder): WireAnswer => ({ status, show: () => showOrder(order) })
