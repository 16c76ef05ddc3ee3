import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PreparedLine } from '#contract/booking/orders-prepared.ts'
import { withoutGone } from '#web/booking-parts/gone-extras.ts'
import { api } from '#web/platform/api.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { Once } from '#web/platform/once.ts'
import { orderQuery } from './queries.ts'

const TO_BOOK = { tab: 'login', reason: 'Sign in, and what was prepared goes into your order.' } as const

type Request = PreparedLine['request']

/**
 * Puts what was prepared, with who prepared it, into the order of whoever signs in, and goes on to the checkout. Pressed again after
 * a fault, it goes on with the lines that are not there yet.
 */
export function useAcceptPrepared(token: string, lines: readonly PreparedLine[]) {
  const withAccount = useRequireAccount(TO_BOOK)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [once] = useState(() => lines.map(() => new Once()))
  const [added] = useState(() => new Set<number>())
  const add = async (index: number, request: Request) => {
    const { answer } = await withoutGone(request, (body) =>
      (once[index] ?? new Once()).send(body, (given, headers) =>
        api('POST /api/orders/items', { body: { ...given, prepared: token }, headers }),
      ),
    )
    added.add(index)
    return answer
  }
  return useMutation({
    mutationFn: () =>
      withAccount(async () => {
        let order = null
        // one after another: they stand in the order as they stand here
        for (const [index, { request }] of lines.entries())
          if (!added.has(index)) order = await add(index, request)
        return order
      }),
    onSuccess: (order) => {
      if (order) queryClient.setQueryData(orderQuery.queryKey, order)
      if (added.size === lines.length) void navigate({ to: '/checkout' })
    },
  })
}
