import { api } from '#web/platform/api.ts'
import { listItemPages } from '#web/platform/list-pages.ts'
import { type BookingsFilter, STATUS_GROUPS } from './bookings-filter.ts'

/** My bookings as a buyer; those that wait for somebody first, by deadline, and those of a plan together. */
export function bookingsQuery({ group, cursor: first }: BookingsFilter) {
  const status = group && [...STATUS_GROUPS[group]]
  return listItemPages(['bookings', 'list', group ?? 'all', first ?? ''] as const, (next, signal) => {
    const cursor = next ?? first
    return api('GET /api/bookings', {
      query: { side: 'buyer', groupBy: 'plan', ...(status && { status }), ...(cursor && { cursor }) },
      signal,
    })
  })
}
