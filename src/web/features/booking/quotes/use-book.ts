import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { DraftInput } from '#contract/booking/bookings.ts'
import { api } from '#web/platform/api.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { useOnce } from '#web/platform/use-once.ts'

const TO_BOOK = { tab: 'login', reason: 'Sign in, and your dates go into your order.' } as const
const TO_WAIT = { tab: 'login', reason: 'Sign in to wait for these dates.' } as const

/** Puts dates into the open order and goes on to the checkout; guests sign in first and come back to it. */
export function useBook(request: DraftInput) {
  const withAccount = useRequireAccount(TO_BOOK)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const add = useOnce((body: DraftInput, headers) => api('POST /api/orders/items', { body, headers }))
  return useMutation({
    mutationFn: () => withAccount(() => add(request)),
    onSuccess: (order) => {
      if (!order) return
      void queryClient.invalidateQueries({ queryKey: ['bookings'] })
      void navigate({ to: '/checkout' })
    },
  })
}

/** The same for dates that others have: the draft waits for them. */
export function useWait(request: DraftInput) {
  const withAccount = useRequireAccount(TO_WAIT)
  const navigate = useNavigate()
  const create = useOnce((body: DraftInput, headers) => api('POST /api/bookings', { body, headers }))
  const join = useOnce((id: number, headers) =>
    api('POST /api/bookings/:id/waitlist', { params: { id }, body: {}, headers }),
  )
  return useMutation({
    mutationFn: (brand: string) => withAccount(async () => join((await create({ ...request, brand })).id)),
    onSuccess: (booking) => {
      if (booking) void navigate({ to: '/bookings/$id', params: { id: String(booking.id) } })
    },
  })
}
