import { centsOf, type Money, usd, type WireCapture, type WireRefund } from './wire.ts'

/** What is sent for a refund. */
export interface RequestedRefund {
  amount: Money
  custom_id?: string
  payment_instruction?: { platform_fees: { amount: Money }[] }
}

interface Refunding extends Partial<Omit<RequestedRefund, 'amount'>> {
  id: string
  cents: number
  /** Given back before. */
  beforeCents: number
  url: string
  time: string
  isPending: boolean
}

/** Paid by the seller who was paid. */
export function buildRefund(capture: WireCapture, refunding: Refunding): WireRefund {
  const { id, cents, beforeCents, url, time, isPending, custom_id, payment_instruction } = refunding
  return {
    id,
    ...(isPending ? { status: 'PENDING', status_details: { reason: 'ECHECK' } } : { status: 'COMPLETED' }),
    amount: usd(cents),
    seller_payable_breakdown: {
      gross_amount: usd(cents),
      platform_fees: payment_instruction?.platform_fees ?? [],
      total_refunded_amount: usd(beforeCents + cents),
    },
    create_time: time,
    custom_id,
    links: [{ rel: 'up', href: `${url}/v2/payments/captures/${capture.id}` }],
    payer: capture.payee,
  }
}

/** What the seller gets of a payment. @param fee the platform's, in cents */
export function breakDown(amount: Money, fee: number): WireCapture['seller_receivable_breakdown'] {
  const paypalFee = Math.round(centsOf(amount) * 0.0349) + 49
  return {
    gross_amount: amount,
    paypal_fee: usd(paypalFee),
    net_amount: usd(centsOf(amount) - paypalFee - fee),
    platform_fees: fee > 0 ? [{ amount: usd(fee) }] : [],
  }
}

export function sum(refunds: readonly WireRefund[] | undefined): number {
  return (refunds ?? []).reduce((total, { amount }) => total + centsOf(amount), 0)
}
