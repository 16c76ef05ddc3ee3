import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { TEST_MODE } from '#domain/booking/payment-methods.ts'
import { formatDeadline } from '#domain/format-dates.ts'

/** The result of what was just done. */
export interface NextResult {
  tone: 'info' | 'success' | 'warning' | 'danger'
  text: string
}

interface Returned {
  latest: BookingPayments['latest']
  /** The payment from whose page the reader has just come back. */
  paymentId: number | undefined
}

/** What became of its buyer's payment through a provider; nothing of what has ended long ago. */
export function describePaymentResult(
  booking: Pick<Booking, 'side' | 'status' | 'deadlineAt' | 'timeZone'>,
  { latest, paymentId }: Returned,
): NextResult | null {
  if (!latest || booking.side !== 'buyer') return null
  const result = describeState(latest.state, {
    isBack: latest.id === paymentId,
    heldUntil: heldUntil(booking),
  })
  return result && latest.isTest ? { ...result, text: `${result.text} ${TEST_MODE}.` } : result
}

type State = NonNullable<BookingPayments['latest']>['state']

function describeState(
  state: State,
  { isBack, heldUntil }: { isBack: boolean; heldUntil: string | null },
): NextResult | null {
  switch (state) {
    case 'refused':
      return heldUntil === null
        ? null
        : {
            tone: 'danger',
            text: `The payment was refused and nothing was charged. Your dates are held until ${heldUntil}; try another way to pay.`,
          }
    case 'bounced':
      return { tone: 'warning', text: 'The bank returned the payment: the amount is open again.' }
    case 'captured':
      return isBack ? { tone: 'success', text: 'Your payment has arrived.' } : null
    case 'processing':
    case 'authorized':
      return isBack ? { tone: 'success', text: 'Your payment is sent.' } : null
    case 'created':
      return isBack ? { tone: 'info', text: 'The payment is not finished yet. Nothing was charged.' } : null
    default:
      return null
  }
}

function heldUntil({
  status,
  deadlineAt,
  timeZone,
}: Pick<Booking, 'status' | 'deadlineAt' | 'timeZone'>): string | null {
  if (status !== 'awaiting-payment' || !deadlineAt) return null
  return formatDeadline(new Date(deadlineAt), timeZone)
}
