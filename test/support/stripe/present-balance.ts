import type Stripe from 'stripe'
import type { Presenting } from './presenting.ts'
import type { Row } from './rows.ts'
import { feeOf } from './rows.ts'
import type { Show } from './show.ts'

/** What moved the operator's balance, as Stripe shows it. */
export function presentMovement(row: Row, _stripe: Presenting, show: Show) {
  const fee = row.fee as number
  return {
    id: row.id,
    object: 'balance_transaction',
    amount: row.amount,
    available_on: row.created + 2 * 86_400,
    balance_type: 'payments',
    created: row.created,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency: 'usd', description: null, type: 'stripe_fee' }],
    net: row.amount - fee,
    reporting_category: row.type as string,
    source: show<Stripe.BalanceTransactionSource>(row.source as Row, 'source'),
    status: 'pending',
    type: row.type as Stripe.BalanceTransaction.Type,
  } satisfies Stripe.BalanceTransaction
}

/** What goes on to the seller. */
export function presentTransfer(row: Row, stripe: Presenting) {
  const { payment_intent } = row.whole as Row
  const intent = stripe.intents.get(payment_intent!)!
  const reversed = stripe.balance.refundedOf(intent)
  return {
    id: row.id,
    object: 'transfer',
    amount: row.amount,
    amount_reversed: reversed,
    balance_transaction: stripe.balance.movementOf(row)?.id ?? null,
    created: row.created,
    currency: 'usd',
    description: null,
    destination: (intent.transfer_data as { destination: string }).destination,
    livemode: false,
    metadata: {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${row.id}/reversals` },
    reversed: reversed === row.amount,
    source_transaction: (row.whole as Row).id,
    source_type: 'card',
    transfer_group: `group_${intent.id}`,
  } satisfies Stripe.Transfer
}

export function presentReversal(row: Row, stripe: Presenting) {
  return {
    id: row.id,
    object: 'transfer_reversal',
    amount: row.amount,
    balance_transaction: stripe.balance.movementOf(row)?.id ?? null,
    created: row.created,
    currency: 'usd',
    destination_payment_refund: null,
    metadata: {},
    source_refund: row.whole ? (row.whole as Row).id : null,
    transfer: row.transfer as string,
  } satisfies Stripe.TransferReversal
}

/** The platform's own. */
export function presentFee(row: Row, stripe: Presenting) {
  const charge = row.whole as Row
  const intent = stripe.intents.get(charge.payment_intent!)!
  const returned = stripe.balance.feesBackOf(intent)
  return {
    id: row.id,
    object: 'application_fee',
    account: (intent.transfer_data as { destination: string }).destination,
    amount: feeOf(intent)!,
    amount_refunded: returned,
    application: 'ca_placard',
    balance_transaction: stripe.balance.movementOf(row)?.id ?? null,
    charge: `py_${charge.id}`,
    created: row.created,
    currency: 'usd',
    fee_source: null,
    livemode: false,
    originating_transaction: charge.id,
    refunded: returned === row.amount,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${row.id}/refunds` },
  } satisfies Stripe.ApplicationFee
}

export function presentFeeRefund(row: Row, stripe: Presenting) {
  return {
    id: row.id,
    object: 'fee_refund',
    amount: row.amount,
    balance_transaction: stripe.balance.movementOf(row)?.id ?? null,
    created: row.created,
    currency: 'usd',
    fee: row.fee_id as string,
    metadata: {},
  } satisfies Stripe.FeeRefund
}
