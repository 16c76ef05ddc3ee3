import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import type { CalendarSearch } from './calendar-search.ts'
import type { SalesSearch } from './sales-search.ts'

/** What is sold; read again with my bookings. */
export function salesQuery(search: SalesSearch) {
  return queryOptions({
    queryKey: ['bookings', 'sales', search] as const,
    queryFn: ({ signal }) => api('GET /api/my/sales', { query: search, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

/** What is sold, held and proposed over time; read again with my bookings. */
export function salesCalendarQuery({ view: _, ...search }: CalendarSearch) {
  return queryOptions({
    queryKey: ['bookings', 'sales-calendar', search] as const,
    queryFn: ({ signal }) => api('GET /api/my/sales/calendar', { query: toQuery(search), signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

const toQuery = ({ page, unnamed, ...search }: CalendarSearch) => ({
  ...search,
  ...(unnamed && { unnamed: '1' as const }),
  ...(page && { page: String(page) }),
})

export const COMMISSION_KEY = ['bookings', 'commission'] as const

/** What people are paid for what they sell, in some months. */
export function commissionQuery({ from, to }: SalesSearch) {
  const query = { ...(from && { from }), ...(to && { to }) }
  return queryOptions({
    queryKey: [...COMMISSION_KEY, query] as const,
    queryFn: ({ signal }) => api('GET /api/my/commission', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
