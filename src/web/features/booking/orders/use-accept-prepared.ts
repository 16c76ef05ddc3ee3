import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PreparedBooking } from '#contract/booking/orders-prepared.ts'
import { withoutGone } from '#web/booking-parts/gone-extras.ts'
import { api } from '#web/platform/api.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { orderQuery } from './queries.ts'

const TO_BOOK = { tab: 'login', reason: 'Sign in, and what was prepared goes into your order.' } as const

/** Puts what was prepared, with who prepared it, into the order of whoever signs in, and goes on to the checkout. */
export function useAcceptPrepared(token: string, request: PreparedBooking['request']) {
  const withAccount = useRequireAccount(TO_BOOK)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const add = useOnce((body: PreparedBooking['request'], headers) =>
    api('POST /api/orders/items', { body: { ...body, prepared: token }, headers }),
  )
  return useMutation({
    mutationFn: () => withAccount(async () => (await withoutGone(request, add)).answer),
    onSuccess: (order) => {
      if (!order) return
      queryClient.setQueryData(orderQuery.queryKey, order)
      void navigate({ to: '/checkout' })
    },
  })
}
