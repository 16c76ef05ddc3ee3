import type { BookingPayments, DirectMethod, PaymentInstructions } from '#contract/booking/payments.ts'
import { isTestMethod, labelOfMethod, TEST_MODE } from '#domain/booking/payment-methods.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toMonthDay, toShortDate } from '#domain/format-dates.ts'

export type Payment = BookingPayments['payments'][number]

export const METHOD_OPTIONS = [
  { value: 'bank-transfer', label: 'Bank transfer' },
  { value: 'check', label: 'Check' },
  { value: 'paypal-link', label: 'PayPal' },
  { value: 'invoice-link', label: 'Invoice link' },
] as const satisfies { value: DirectMethod; label: string }[]

/** "$500.00, by check, on Mar 2, 2027" */
export function describePayment({ cents, method, on }: Payment): string {
  const line = `${formatCents(cents)}, by ${labelOfMethod(method)}, on ${toShortDate(on)}`
  return isTestMethod(method) ? `${line}. ${TEST_MODE}.` : line
}

/** "Deposit, $500.00, due Mar 2"; without a day its label says when. */
export function describeDue({ label, cents, dueOn }: { label: string; cents: number; dueOn: string | null }) {
  return [label, formatCents(cents), dueOn && `due ${toMonthDay(dueOn)}`].filter(Boolean).join(', ')
}

/** "Bank transfer to Cascade Bank, check" */
export function describeInstructions({ bank, check, paypalUrl, invoiceUrl }: PaymentInstructions): string {
  const ways = [
    bank &&
      `bank transfer to ${bank.bankName}, account ending in ${bank.account.replaceAll(/\s/g, '').slice(-4)}`,
    check && `check to ${check.payee}`,
    paypalUrl && 'PayPal link',
    invoiceUrl && 'invoice link',
  ].filter((way) => way !== null)
  const words = ways.join('; ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
