import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** A payment in test mode. */
export function testPaymentQuery(id: number | string) {
  return queryOptions({
    queryKey: ['test-payments', Number(id)] as const,
    queryFn: ({ signal }) => api('GET /api/test-payments/:id', { params: { id: Number(id) }, signal }),
  })
}
