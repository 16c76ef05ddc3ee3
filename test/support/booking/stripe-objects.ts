import { createHmac } from 'node:crypto'
import { StripeBalance } from '../stripe/balance.ts'
import { present } from '../stripe/present.ts'
import type { Form, Row } from '../stripe/rows.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_test'

/** Of the bank, whatever comes of it. */
const DISPUTE_FEE = 1500
const EVENT = {
  object: 'event',
  api_version: null,
  livemode: false,
  pending_webhooks: 1,
  request: null,
} as const

const seconds = () => Math.floor(Date.now() / 1000)

interface NoticeOptions {
  at?: number
  secret?: string
  /** Of a seller, where it happened on their own account. */
  account?: string
}

/** What a fake Stripe knows, and what its people do: buyers pay, banks answer. */
export class StripeObjects {
  readonly sessions = new Map<string, Row>()
  readonly intents = new Map<string, Row>()
  readonly refunds = new Map<string, Row>()
  readonly disputes = new Map<string, Row>()
  readonly accounts = new Map<string, Row>()
  readonly balance = new StripeBalance((prefix, object) => this.#make(prefix, object), this.intents)
  /** Newest first. */
  readonly movements = this.balance.movements
  /** The cost of a charge is not known yet. */
  hidesCosts = false
  /** Whether a refund is made at once. */
  refundsAre: 'succeeded' | 'pending' = 'succeeded'
  #numbers = 0

  /** The payments that took money. */
  charges(): Row[] {
    return [...this.intents.values()].filter(({ status }) => status === 'succeeded')
  }

  findSession(key: string): Row | undefined {
    return [...this.sessions.values()].find(({ metadata }) => metadata.placard_key === key)
  }

  sessionOf(key: string): Row {
    return this.findSession(key)!
  }

  /** The buyer pays on the hosted page. `asks` is 3-D Secure: nothing has happened until it is confirmed. */
  pay(key: string, how: 'paid' | 'asks' | 'processing' | 'refused' = 'paid'): Row {
    const session = this.sessionOf(key)
    if (session.status !== 'open') throw new Error(`The session of ${key} is ${session.status}`)
    const intent = this.intentOf(session)
    // a card that is refused leaves the page open for another one
    if (how === 'asks') intent.status = 'requires_action'
    else if (how === 'refused') intent.last_payment_error = { code: 'card_declined' }
    else {
      session.status = 'complete'
      if (how === 'processing') intent.status = 'processing'
      else if (intent.capture_method === 'manual') intent.status = 'requires_capture'
      else this.succeed(intent)
    }
    return intent
  }

  /** A bank debit that was on its way ends. */
  settle(key: string, how: 'paid' | 'refused'): void {
    const intent = this.intentOf(this.sessionOf(key))
    if (how === 'paid') this.succeed(intent)
    else intent.status = 'requires_payment_method'
  }

  /** The buyer's bank takes money back; asked again, it has changed its mind. */
  dispute(key: string, change: Form = {}): Row {
    const intent = this.intentOf(this.sessionOf(key))
    const known = [...this.disputes.values()].find((one) => one.payment_intent === intent.id)
    const dispute: Row = known ?? {
      ...this.#make('dp', 'dispute'),
      amount: intent.amount_received,
      payment_intent: intent.id,
      reason: 'fraudulent',
      status: 'needs_response',
    }
    this.disputes.set(dispute.id, Object.assign(dispute, change))
    if (!known) this.balance.move(-dispute.amount, dispute, { type: 'adjustment', fee: DISPUTE_FEE })
    if (known && dispute.status === 'won') this.balance.move(dispute.amount, dispute, { type: 'adjustment' })
    return dispute
  }

  /** A signed notice, as it is sent. */
  notice(
    type: string,
    object: Form,
    { at = seconds(), secret = WEBHOOK_SECRET, ...more }: NoticeOptions = {},
  ) {
    const shown = object?.object ? present(object as Row, this) : object
    const event = { ...EVENT, id: this.id('evt'), type, created: at, data: { object: shown }, ...more }
    const body = JSON.stringify(event)
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } }
  }

  id(prefix: string): string {
    this.#numbers += 1
    return `${prefix}_${this.#numbers}`
  }

  createSession(form: Form): Row {
    const { payment_intent_data, line_items, ...rest } = form
    const [item] = line_items as { price_data: { unit_amount: string } }[]
    const made = this.#make('cs', 'checkout.session')
    const session = {
      ...made,
      ...rest,
      intentData: payment_intent_data as Form,
      payment_method_types: form.allowed_payment_method_types as string[],
      amount_total: Number(item!.price_data.unit_amount),
      status: 'open',
      url: `https://checkout.stripe.test/${made.id}`,
    }
    this.sessions.set(session.id, session)
    return session
  }

  createAccount(form: Form): Row {
    const account = {
      ...this.#make('acct', 'account'),
      ...form,
      charges_enabled: false,
      payouts_enabled: false,
      requirements: { currently_due: ['individual.id_number', 'external_account'] },
    }
    this.accounts.set(account.id, account)
    return account
  }

  /** @returns null: more than is left */
  createRefund(form: Form): Row | null {
    const intent = this.intents.get(form.payment_intent as string)
    const amount = Number(form.amount)
    const given = [...this.refunds.values()]
      .filter((refund) => refund.payment_intent === form.payment_intent && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0)
    if (intent?.status !== 'succeeded' || given + amount > intent.amount_received) return null
    const refund = { ...this.#make('re', 'refund'), ...form, amount, status: this.refundsAre }
    this.refunds.set(refund.id, refund)
    if (refund.status === 'succeeded') this.balance.move(-amount, refund)
    return refund
  }

  /** What of refunds was under way ends. */
  endRefunds(how: 'succeeded' | 'failed' = 'succeeded'): void {
    for (const refund of this.refunds.values()) {
      if (refund.status !== 'pending') continue
      refund.status = how
      if (how === 'succeeded') this.balance.move(-refund.amount, refund)
    }
  }

  /** A refund that was made fails: its money comes back, and what it took back from the seller stays taken. */
  failRefund(refund: Row): Row {
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    this.balance.move(refund.amount, refund, { type: 'refund_failure' })
    return refund
  }

  /** Takes the money of a payment. */
  succeed(intent: Row): void {
    const cost = Math.round(intent.amount * 0.029) + 30
    const charge = {
      ...this.#make('ch', 'charge'),
      metadata: intent.metadata,
      payment_intent: intent.id,
    }
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge })
    this.balance.move(intent.amount, charge, { type: 'charge', fee: cost })
    this.balance.passOn(intent, charge)
  }

  intentOf(session: Row): Row {
    const known = this.intents.get(session.payment_intent ?? '')
    if (known) return known
    const intent = {
      ...this.#make('pi', 'payment_intent'),
      capture_method: 'automatic',
      ...session.intentData,
      amount: session.amount_total,
      latest_charge: null,
      payment_method_types: session.payment_method_types,
      status: 'requires_payment_method',
    }
    this.intents.set(intent.id, intent)
    session.payment_intent = intent.id
    return intent
  }

  #make(prefix: string, object: string): Row {
    return {
      id: this.id(prefix),
      object,
      status: '',
      created: seconds(),
      amount: 0,
      amount_received: 0,
      amount_total: 0,
      capture_method: '',
      intentData: {},
      metadata: {},
      payment_intent: null,
      payment_method_types: [],
      url: '',
    }
  }
}
