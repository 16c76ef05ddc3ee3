import { feeOfPart } from '#domain/booking/platform-fee.ts'
import type { Form, Row } from './rows.ts'
import { feeOf } from './rows.ts'

/** What a fake Stripe has moved on the operator's balance, and what of it belongs together. */
export class StripeBalance {
  /** Newest first. */
  readonly movements: Row[] = []
  readonly #make: (prefix: string, object: string) => Row
  readonly #intents: ReadonlyMap<string, Row>

  constructor(make: (prefix: string, object: string) => Row, intents: ReadonlyMap<string, Row>) {
    this.#make = make
    this.#intents = intents
  }

  /** What a refund gives back is taken from the seller with it. */
  move(amount: number, source: Row, about: { type?: string; fee?: number } = {}): void {
    const movement = this.#make('txn', 'balance_transaction')
    this.movements.unshift({ ...movement, amount, source, type: source.object, fee: 0, ...about })
    if (source.object === 'refund' && amount < 0) this.#takeBack(source)
  }

  /** A destination charge: all of it goes on to the seller, who gives the fee of it. */
  passOn(intent: Row, charge: Row): void {
    const { amount } = intent
    if (!intent.transfer_data) return
    this.move(-amount, this.#part(charge, ['tr', 'transfer'], { amount }))
    const fee = feeOf(intent) ?? 0
    if (fee > 0) this.move(fee, this.#part(charge, ['fee', 'application_fee'], { amount: fee }))
  }

  #takeBack(refund: Row): void {
    const intent = this.#intents.get(refund.payment_intent!)!
    const charge = intent.latest_charge as Row
    const { amount } = refund
    const transfer = this.partOf(charge, 'transfer')
    if (transfer && refund.reverse_transfer === 'true') {
      const reversal = this.#part(refund, ['trr', 'transfer_reversal'], { amount, transfer: transfer.id })
      this.move(amount, reversal, { type: 'transfer_refund' })
    }
    const fee = this.partOf(charge, 'application_fee')
    if (!fee || refund.refund_application_fee !== 'true') return
    const back = feeOfPart({
      feeCents: feeOf(intent) ?? 0,
      wholeCents: intent.amount_received,
      beforeCents: this.refundedOf(intent) - amount,
      cents: amount,
    })
    const feeRefund = this.#part(refund, ['fr', 'fee_refund'], { amount: back, fee_id: fee.id })
    if (back > 0) this.move(-back, feeRefund, { type: 'application_fee_refund' })
  }

  /** What was given back of a payment. */
  refundedOf(intent: Row): number {
    return this.movements
      .filter(({ amount }) => amount < 0)
      .map(({ source }) => source as Row)
      .filter(({ object, payment_intent }) => object === 'refund' && payment_intent === intent.id)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  /** Of its fee. */
  feesBackOf(intent: Row): number {
    return this.#sum(
      ({ object, whole }) => object === 'fee_refund' && (whole as Row).payment_intent === intent.id,
    )
  }

  /** What an object has moved first. */
  movementOf({ id }: Row): Row | undefined {
    return this.movements.findLast(({ source }) => (source as Row).id === id)
  }

  /** What brought back the money of a refund that failed. */
  failureOf({ id }: Row): Row | undefined {
    return this.movements.find(({ source, type }) => (source as Row).id === id && type === 'refund_failure')
  }

  /** What moved as a part of something: the transfer of a charge. */
  partOf({ id }: Row, object: string): Row | undefined {
    return this.#sources().find((one) => one.object === object && (one.whole as Row | undefined)?.id === id)
  }

  #sum(isCounted: (source: Row) => boolean): number {
    return this.#sources()
      .filter(isCounted)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  #sources(): Row[] {
    return this.movements.map(({ source }) => source as Row)
  }

  #part(whole: Row, [prefix, object]: [string, string], about: Form): Row {
    return { ...this.#make(prefix, object), ...about, whole }
  }
}
