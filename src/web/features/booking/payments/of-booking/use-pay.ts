import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderMethod } from '#domain/booking/payment-providers.ts'
import { api } from '#web/platform/api.ts'
import { randomId } from '#web/platform/random-id.ts'
import { readMoneyAnew } from '../queries.ts'
import { untilAnswered } from './until-answered.ts'

/** Begins a payment through a provider, on whose page it goes on. */
export function usePay(bookingId: number) {
  const queryClient = useQueryClient()
  const [isSlow, setSlow] = useState(false)
  const pay = useMutation({
    meta: { explainsWait: true },
    // each press asks again: what was begun and is not over is gone on with
    mutationFn: (method: ProviderMethod) => {
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
  return { pay, isBusy: pay.isPending || pay.isSuccess, isAsking: isSlow && pay.isPending }
}
