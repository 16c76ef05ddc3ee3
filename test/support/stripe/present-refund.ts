import type Stripe from 'stripe'
import type { Presenting } from './presenting.ts'
import type { Row } from './rows.ts'
import { textOf } from './show.ts'

/** Money on its way back, as Stripe shows it. */
export function presentRefund(row: Row, stripe: Presenting) {
  return {
    id: row.id,
    object: 'refund',
    amount: row.amount,
    balance_transaction: stripe.balance.movementOf(row)?.id ?? null,
    charge: chargeIdOf(row, stripe),
    created: row.created,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: row.metadata,
    payment_intent: row.payment_intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: row.status,
    transfer_reversal: stripe.balance.partOf(row, 'transfer_reversal')?.id ?? null,
    ...(stripe.balance.failureOf(row) && {
      failure_balance_transaction: stripe.balance.failureOf(row)!.id,
    }),
    ...(row.status === 'failed' && { failure_reason: textOf(row.failure_reason) ?? 'unknown' }),
    ...(row.status === 'pending' && { pending_reason: 'processing' as const }),
  } satisfies Stripe.Refund
}

/** What a buyer's bank takes back, as Stripe shows it. */
export function presentDispute(row: Row, stripe: Presenting) {
  return {
    id: row.id,
    object: 'dispute',
    amount: row.amount,
    balance_transactions: [],
    charge: chargeIdOf(row, stripe)!,
    created: row.created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: row.created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: row.metadata,
    payment_intent: row.payment_intent,
    reason: textOf(row.reason)!,
    status: row.status as Stripe.Dispute.Status,
  } satisfies Stripe.Dispute
}

function chargeIdOf({ payment_intent }: Row, { intents }: Presenting): string | null {
  return (intents.get(payment_intent ?? '')?.latest_charge as Row | null)?.id ?? null
}

const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence
