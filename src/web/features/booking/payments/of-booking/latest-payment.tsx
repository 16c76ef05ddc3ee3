import type { BookingPayments } from '#contract/booking/payments.ts'
import { TEST_MODE } from '#domain/booking/payment-methods.ts'
import { Alert } from '#web/ui/alert.tsx'
import { describeLatestPayment } from './latest-words.ts'

type LatestPaymentProps = {
  latest: BookingPayments['latest']
  /** Until when the dates are held. */
  heldUntil: string | null
  /** The reader has just come back from its page. */
  isBack: boolean
}

/** What became of a payment through a provider. */
export function LatestPayment({ latest, heldUntil, isBack }: LatestPaymentProps) {
  const told = latest && describeLatestPayment(latest.state, { isBack, heldUntil })
  if (!told) return null
  return (
    <Alert tone={told.tone} live={isBack}>
      {told.text}
      {latest.isTest && ` ${TEST_MODE}.`}
    </Alert>
  )
}
