import type { BookingPayments } from '#contract/booking/payments.ts'
import { METHOD_TERMS } from '#domain/booking/payment-providers.ts'
import { formatCents } from '#domain/booking/price/cents.ts'

/** Why a way to pay is not there, and what remains. */
export function OutOfRange({ ways, outOfRange }: Pick<BookingPayments, 'ways' | 'outOfRange'>) {
  const [first] = outOfRange
  if (!first) return null
  const methods = outOfRange.map(({ method }) => METHOD_TERMS[method].label).join(' or ')
  const [least, most] = [formatCents(first.minCents), formatCents(first.maxCents)]
  const rest = ways.length > 0 ? 'Pay in one of the other ways.' : 'Pay the seller directly.'
  return (
    <p className="text-ink-soft">
      {`By ${methods} you can pay from ${least} to ${most} at once, and ${formatCents(first.cents)} is to be paid. ${rest}`}
    </p>
  )
}
