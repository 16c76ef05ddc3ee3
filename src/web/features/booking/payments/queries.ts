import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { listItemPages } from '#web/platform/list-pages.ts'

/** Key of everything that money may change here. */
const PAYMENTS = ['own-payments'] as const

/** Bookings of my spaces with money that is open, late, said to be sent, or to be given back. */
export const ownPaymentsQuery = listItemPages([...PAYMENTS, 'seller'] as const, (cursor, signal) =>
  api('GET /api/my/payments', { query: { side: 'seller', ...(cursor && { cursor }) }, signal }),
)

/** How buyers pay me. */
export const instructionsQuery = queryOptions({
  queryKey: ['payment-instructions'] as const,
  queryFn: ({ signal }) => api('GET /api/my/payment-instructions', { signal }),
  // an edit starts from what is stored
  staleTime: 5000,
})

/** My accounts with payment providers. */
export const accountsQuery = queryOptions({
  queryKey: ['payment-accounts'] as const,
  queryFn: ({ signal }) => api('GET /api/my/payment-accounts', { signal }),
  refetchOnWindowFocus: true,
})

/** Lines of my bank's statements; those that wait for me first. */
export const statementLinesQuery = listItemPages(
  [...PAYMENTS, 'statement-lines'] as const,
  (cursor, signal) => api('GET /api/my/statement-lines', { query: cursor ? { cursor } : {}, signal }),
)

/** After money was recorded: it may have secured a booking, too. */
export async function readMoneyAnew(queryClient: QueryClient): Promise<void> {
  await Promise.all([PAYMENTS, ['bookings']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
