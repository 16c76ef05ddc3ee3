import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Query key prefix of everything about spaces between organizations. */
export const TRANSFERS = ['transfers'] as const

export const transfersQuery = queryOptions({
  queryKey: [...TRANSFERS, 'all'] as const,
  queryFn: ({ signal }) => api('GET /api/my/transfers', { signal }),
})

export const spaceTransferQuery = (id: number) =>
  queryOptions({
    queryKey: [...TRANSFERS, id] as const,
    queryFn: ({ signal }) => api('GET /api/my/listings/:id/transfer', { params: { id }, signal }),
  })
