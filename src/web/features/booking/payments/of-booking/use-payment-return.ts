import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PaymentReturn } from '#web/booking-parts/next/next-facts.ts'
import { api } from '#web/platform/api.ts'
import { readMoneyAnew } from '../queries.ts'
import { untilAnswered } from './until-answered.ts'

/**
 * Back from a provider's page the provider is asked what became of the payment, once. It counts as being asked from the first drawing on, so
 * that nothing moves under a hand that is about to press.
 * @param paymentId undefined: not back
 */
export function usePaymentReturn(bookingId: number, paymentId: number | undefined): PaymentReturn {
  const queryClient = useQueryClient()
  const isAsked = useRef(false)
  const [isSlow, setSlow] = useState(false)
  const { mutate, isIdle, isPending, error } = useMutation({
    meta: { explainsWait: true },
    mutationFn: (payment: number) =>
      untilAnswered(
        () =>
          api('POST /api/bookings/:id/provider-payments/:paymentId/checks', {
            params: { id: bookingId, paymentId: payment },
          }),
        () => setSlow(true),
      ),
    onSettled: () => readMoneyAnew(queryClient),
  })
  useEffect(() => {
    if (paymentId === undefined || isAsked.current) return
    isAsked.current = true
    mutate(paymentId)
  }, [paymentId, mutate])
  return { paymentId, isChecking: isPending || (isIdle && paymentId !== undefined), isSlow, error }
}
