import { toSiteName } from '#server/platform/payments/paypal/order-marks.ts'
import type { PaymentOrder, PaymentRef } from '#server/platform/payments/provider.ts'

/** As the fake server's site names seller 5. */
export const ACCOUNT = `seller-5-${toSiteName('https://placard.example')}`

/** What a buyer owes for a booking, on the way to PayPal. */
export function buildPaypalOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    key: 'pay-7',
    method: 'paypal',
    cents: 123_456,
    feeCents: 0,
    account: ACCOUNT,
    description: 'PLA-S5-2026-0001 · Billboard on Main Street',
    buyerEmail: 'buyer@example.com',
    capture: 'now',
    returnUrl: 'https://placard.example/bookings/7?paid',
    cancelUrl: 'https://placard.example/bookings/7',
    expiresAt: new Date('2026-11-25T10:00:00Z'),
    ...changes,
  }
}

export function toPaymentRef(reference: string | null, changes: Partial<PaymentRef> = {}): PaymentRef {
  return {
    key: 'pay-7',
    reference,
    account: ACCOUNT,
    createdAt: new Date('2026-11-23T10:00:00Z'),
    ...changes,
  }
}
