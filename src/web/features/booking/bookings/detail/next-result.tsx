import { useEffect, useRef } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { useJustDone } from '#web/booking-parts/just-done.ts'
import type { PaymentReturn } from '#web/booking-parts/next/next-facts.ts'
import { describePaymentResult } from '#web/booking-parts/next/payment-result.ts'
import { Alert } from '#web/ui/alert.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'

type NextResultProps = { booking: Booking; latest: BookingPayments['latest']; back: PaymentReturn }

/** What came of what was just done: paid, refused, sent. It takes the focus, as whatever was pressed is gone. */
export function NextResult({ booking, latest, back }: NextResultProps) {
  const element = useRef<HTMLDivElement>(null)
  const done = useJustDone(booking.id)
  const { paymentId, isChecking, isSlow, error } = back
  // nothing is claimed of a payment before the service has answered
  const isOpen = latest?.state === 'created'
  const payment =
    isOpen && (isChecking || error) ? null : describePaymentResult(booking, { latest, paymentId })
  const result = done ? ({ tone: 'success', text: done.text } as const) : payment
  const focusOn = done ?? (payment && paymentId !== undefined ? payment.text : null)
  useEffect(() => {
    if (!focusOn) return
    // a dialog that closes gives the focus back first
    const later = setTimeout(() => element.current?.focus())
    return () => clearTimeout(later)
  }, [focusOn])
  return (
    <div
      ref={element}
      tabIndex={-1}
      className="flex scroll-mt-32 flex-col gap-3 rounded-card outline-none empty:hidden"
    >
      {isOpen && isChecking && (
        <LoadingState
          className="py-2"
          label={isSlow ? 'We are asking the payment service...' : 'Checking what became of your payment...'}
        />
      )}
      {error && <Alert tone="warning">{error.message}</Alert>}
      {result && (
        <Alert tone={result.tone} live={focusOn !== null}>
          {result.text}
        </Alert>
      )}
    </div>
  )
}
