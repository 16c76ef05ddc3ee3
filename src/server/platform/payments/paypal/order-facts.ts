import type { ProviderEventState } from '#domain/booking/payment-events.ts'
import type { ProviderEvent } from '../provider.ts'
import type { Authorization, Capture, Payments, Refund } from './answers.ts'
import { readMark } from './order-marks.ts'

/** Names a payment: the key of ours, and PayPal's order. */
export interface PaymentName {
  payment: string
  reference: string
}

interface HasPayments {
  purchase_units: [{ payments: Payments }]
}

const CAPTURE_STATES: Record<string, ProviderEventState> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'captured',
  PENDING: 'processing',
  DECLINED: 'refused',
  FAILED: 'refused',
}

/** Why a capture is pending again after it had been complete. */
const AFTER_CAPTURE = ['BUYER_COMPLAINT', 'CHARGEBACK', 'REFUNDED']

const REFUND_STATES: Record<string, ProviderEventState> = {
  COMPLETED: 'refunded',
  PENDING: 'refund-pending',
  FAILED: 'refund-refused',
  CANCELLED: 'refund-refused',
}

const AUTHORIZATION_STATES: Record<string, ProviderEventState> = {
  CREATED: 'authorized',
  PENDING: 'processing',
  DENIED: 'refused',
  VOIDED: 'cancelled',
  EXPIRED: 'cancelled',
}

/**
 * What an order says of its money. PayPal keeps its own fee of what the seller gets, so Placard bears no cost. States that mean
 * nothing yet, or nothing to us, are left out.
 */
export function toOrderFacts(order: HasPayments, name: PaymentName): ProviderEvent[] {
  const { authorizations, captures, refunds } = order.purchase_units[0].payments
  return [
    ...authorizations.flatMap((authorization) => toAuthorizationFacts(authorization, name)),
    ...captures.flatMap((capture) => toCaptureFacts(capture, name)),
    ...refunds.flatMap((refund) => toRefundFacts(refund, name)),
  ]
}

export function toCaptureFacts(capture: Capture, name: PaymentName): ProviderEvent[] {
  const isAfter = AFTER_CAPTURE.includes(capture.status_details?.reason ?? '')
  const state = capture.status === 'PENDING' && isAfter ? 'captured' : CAPTURE_STATES[capture.status]
  const fees = sumFees(capture.seller_receivable_breakdown?.platform_fees)
  return toFacts(capture, state, name).map((fact) =>
    state === 'captured' ? { ...fact, feeCents: fees } : fact,
  )
}

/** A refund by hand, on PayPal's own pages, has no key of ours. */
export function toRefundFacts(refund: Refund, name: PaymentName): ProviderEvent[] {
  const mark = readMark(refund.custom_id)
  const key = mark?.key === name.payment ? mark.refund : null
  const state = REFUND_STATES[refund.status]
  const fees =
    state === 'refunded' ? { feeCents: sumFees(refund.seller_payable_breakdown?.platform_fees) } : {}
  return toFacts(refund, state, name).map((fact) => ({ ...fact, ...fees, ...(key ? { refund: key } : {}) }))
}

export function toAuthorizationFacts(authorization: Authorization, name: PaymentName): ProviderEvent[] {
  return toFacts(authorization, AUTHORIZATION_STATES[authorization.status], name)
}

/** Integer US cents. */
export function sumFees(fees: readonly { amount: number }[] = []): number {
  return fees.reduce((sum, { amount }) => sum + amount, 0)
}

function toFacts(
  { id, amount, create_time: at }: Pick<Capture, 'id' | 'amount' | 'create_time'>,
  state: ProviderEventState | undefined,
  name: PaymentName,
): ProviderEvent[] {
  if (!state) return []
  return [{ key: `${id}:${state}`, ...name, state, cents: amount, costCents: 0, at }]
}

/** That a payment is over and has taken nothing. */
export function toEndFact(
  name: PaymentName,
  state: 'cancelled' | 'refused',
  { cents, at }: { cents: number; at: Date },
): ProviderEvent {
  return { key: `${name.reference}:${state}`, ...name, state, cents, costCents: 0, at }
}
