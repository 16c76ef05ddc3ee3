import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { TEST_MODE } from '#domain/booking/payment-methods.ts'
import { METHOD_TERMS } from '#domain/booking/payment-providers.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { api } from '#web/platform/api.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { readMoneyAnew } from '../queries.ts'
import { untilAnswered } from './until-answered.ts'

type Method = BookingPayments['ways'][number]['method']

type ProviderButtonsProps = Pick<BookingPayments, 'ways'> & {
  bookingId: number
  /** It is not known yet what became of a payment: nobody should pay twice. */
  isWaiting: boolean
}

/** Ways to pay on the page of a payment provider, beside paying the seller directly. */
export function ProviderButtons({ ways, bookingId, isWaiting }: ProviderButtonsProps) {
  const { pay, isAsking } = usePay(bookingId)
  const [first] = ways
  if (!first) return null
  const isBusy = pay.isPending || pay.isSuccess
  return (
    <section aria-labelledby="pay-now" className="flex flex-col gap-3 noscript:hidden">
      <h3 id="pay-now" className="text-lg">
        Pay {formatCents(first.cents)} now
      </h3>
      {ways.some(({ isTest }) => isTest) && <Alert tone="warning">{TEST_MODE}.</Alert>}
      <FormError>{pay.error?.message}</FormError>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ method }, at) => (
          <Button
            key={method}
            variant={at === 0 ? 'default' : 'outline'}
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

function usePay(bookingId: number) {
  const queryClient = useQueryClient()
  const [isSlow, setSlow] = useState(false)
  const pay = useMutation({
    meta: { explainsWait: true },
    // each press asks again: what was begun and is not over is gone on with
    mutationFn: (method: Method) => {
      setSlow(false)
      const headers = { 'idempotency-key': randomId() }
      const given = { params: { id: bookingId }, body: { method }, headers }
      return untilAnswered(
        () => api('POST /api/bookings/:id/provider-payments', given),
        () => setSlow(true),
      )
    },
    onSuccess: async ({ redirectUrl }) => {
      if (redirectUrl) window.location.assign(redirectUrl)
      else await readMoneyAnew(queryClient)
    },
    onError: () => readMoneyAnew(queryClient),
  })
  return { pay, isAsking: isSlow && pay.isPending }
}
