import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PreparedLine } from '#contract/booking/orders-prepared.ts'
import { withoutGone } from '#web/booking-parts/gone-extras.ts'
import { api } from '#web/platform/api.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { Once } from '#web/platform/once.ts'
import { orderQuery } from './queries.ts'
import { sendLines } from './send-lines.ts'

const TO_BOOK = { tab: 'login', reason: 'Sign in, and what was prepared goes into your order.' } as const

/**
 * Puts what was prepared, with who prepared it, into the order of whoever signs in, and goes on to the checkout; where some of it
 * is refused, the page says which first. Pressed again, it goes on with the lines that are not there yet.
 */
export function useAcceptPrepared(token: string, lines: readonly PreparedLine[]) {
  const withAccount = useRequireAccount(TO_BOOK)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [onces] = useState(() => new Map<string, Once>())
  const [added] = useState(() => new Set<string>())
  const send = async (name: string, { request }: PreparedLine) => {
    const once = onces.get(name) ?? new Once()
    onces.set(name, once)
    const { answer } = await withoutGone(request, (body) =>
      once.send(body, (given, headers) =>
        api('POST /api/orders/items', { body: { ...given, prepared: token }, headers }),
      ),
    )
    return answer
  }
  return useMutation({
    mutationFn: () => withAccount(() => sendLines(lines, { added, send })),
    onSuccess: (done) => {
      if (!done) return
      if (done.last) queryClient.setQueryData(orderQuery.queryKey, done.last)
      if (done.leftOut.length === 0) void navigate({ to: '/checkout' })
    },
    // some of it may be there
    onError: () => queryClient.invalidateQueries({ queryKey: orderQuery.queryKey }),
  })
}
