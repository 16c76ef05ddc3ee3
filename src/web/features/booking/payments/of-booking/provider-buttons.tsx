import type { BookingPayments } from '#contract/booking/payments.ts'
import { TEST_MODE } from '#domain/booking/payment-methods.ts'
import { METHOD_TERMS } from '#domain/booking/payment-providers.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { usePay } from './use-pay.ts'

type ProviderButtonsProps = Pick<BookingPayments, 'ways'> & {
  bookingId: number
  /** It is not known yet what became of a payment: nobody should pay twice. */
  isWaiting: boolean
}

/** Ways to pay on the page of a payment provider, beside paying the seller directly. */
export function ProviderButtons({ ways, bookingId, isWaiting }: ProviderButtonsProps) {
  const { pay, isBusy, isAsking } = usePay(bookingId)
  const [first] = ways
  if (!first) return null
  return (
    <section aria-labelledby="pay-now" className="flex flex-col gap-3 noscript:hidden">
      <h3 id="pay-now" className="text-lg">
        Pay {formatCents(first.cents)} now
      </h3>
      {ways.some(({ isTest }) => isTest) && <Alert tone="warning">{TEST_MODE}.</Alert>}
      <FormError>{pay.error?.message}</FormError>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ method }) => (
          <Button
            key={method}
            variant="outline"
            disabled={isBusy || isWaiting}
            pending={isBusy && pay.variables === method}
            onClick={() => pay.mutate(method)}
          >
            {METHOD_TERMS[method].action}
          </Button>
        ))}
      </div>
      {isAsking && (
        <Alert live>We are asking the payment service. Stay on this page: it continues automatically.</Alert>
      )}
      <p className="text-sm text-ink-faint">You pay on the payment service’s own page and come back here.</p>
    </section>
  )
}
