import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** What has left an order of mine, as it stands. */
export function placedOrderQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', 'placed-order', id] as const,
    queryFn: ({ signal }) => api('GET /api/orders/:id', { params: { id }, signal }),
    staleTime: 5000,
  })
}

/** The report of an order, as of now. */
export function orderReportQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', 'order-report', id] as const,
    queryFn: ({ signal }) => api('GET /api/orders/:id/report', { params: { id }, signal }),
    staleTime: 5000,
  })
}
