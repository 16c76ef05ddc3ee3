import type Stripe from 'stripe'
import type { Presenting } from './presenting.ts'
import { feeOf, type Row } from './rows.ts'
import { type Show, textOf } from './show.ts'

/** A payment as Stripe shows it. */
export function presentIntent(row: Row, _stripe: Presenting, show: Show) {
  const charge = row.latest_charge as Row | null
  return {
    id: row.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: row.amount,
    amount_capturable: row.status === 'requires_capture' ? row.amount : 0,
    amount_received: row.amount_received,
    application: null,
    application_fee_amount: feeOf(row),
    automatic_payment_methods: null,
    canceled_at: row.status === 'canceled' ? row.created : null,
    cancellation_reason: null,
    capture_method: row.capture_method === 'manual' ? 'manual' : 'automatic_async',
    client_secret: `${row.id}_secret_placard`,
    confirmation_method: 'automatic',
    created: row.created,
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: textOf(row.description),
    excluded_payment_method_types: null,
    last_payment_error: row.last_payment_error ? { code: 'card_declined', type: 'card_error' } : null,
    latest_charge: charge && show<Stripe.Charge>(charge, 'latest_charge'),
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_action: row.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    on_behalf_of: textOf(row.on_behalf_of),
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: row.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status as Stripe.PaymentIntent.Status,
    transfer_data: destinationOf(row),
    transfer_group: charge ? `group_${row.id}` : null,
  } satisfies Stripe.PaymentIntent
}

/** What took the money of a payment. */
export function presentCharge(row: Row, stripe: Presenting, show: Show) {
  const intent = stripe.intents.get(row.payment_intent!)!
  const refunded = stripe.balance.refundedOf(intent)
  const moved = stripe.hidesCosts ? undefined : stripe.balance.movementOf(row)
  return {
    id: row.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount_received,
    amount_refunded: refunded,
    application: null,
    application_fee: stripe.balance.partOf(row, 'application_fee')?.id ?? null,
    application_fee_amount: feeOf(intent),
    // that of a bank debit may come a while after its charge
    balance_transaction: moved ? show<Stripe.BalanceTransaction>(moved, 'balance_transaction') : null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'PLACARD',
    captured: true,
    created: row.created,
    currency: 'usd',
    customer: null,
    description: textOf(intent.description),
    disputed: [...stripe.disputes.values()].some(({ payment_intent }) => payment_intent === intent.id),
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: row.metadata,
    on_behalf_of: textOf(intent.on_behalf_of),
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: 'pm_1',
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded === intent.amount_received,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    ...destinationTransfer(stripe.balance.partOf(row, 'transfer')),
    transfer_data: withAmount(destinationOf(intent)),
    transfer_group: `group_${intent.id}`,
  } satisfies Stripe.Charge
}

function destinationOf({ transfer_data }: Row): { destination: string } | null {
  const destination = textOf((transfer_data as { destination?: unknown } | undefined)?.destination)
  return destination ? { destination } : null
}

/** No part of it: all goes on. */
const withAmount = (data: { destination: string } | null) => data && { ...data, amount: null }

function destinationTransfer(transfer: Row | undefined): { transfer?: string } {
  return transfer ? { transfer: transfer.id } : {}
}
