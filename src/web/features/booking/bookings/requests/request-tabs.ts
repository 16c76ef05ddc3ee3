import { BOOKING_STATUSES, type BookingStatus, UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import type { RequestFilter } from './request-filter.ts'

export type RequestCounts = Partial<Record<BookingStatus, number>>

const OVER = BOOKING_STATUSES.filter((status) => status !== 'draft' && !UNFINISHED_STATUSES.includes(status))
/** Before both sides have agreed and what is due has been paid. */
export const WAITING: readonly BookingStatus[] = ['requested', 'quoted', 'held', 'awaiting-payment']

export function listShown({ show }: RequestFilter): readonly BookingStatus[] {
  if (!show) return UNFINISHED_STATUSES
  return show === 'over' ? OVER : [show]
}

/** What can be shown, with how many there are; a status that has none is left out unless it is the one shown. */
export function listTabs(counts: RequestCounts, filter: RequestFilter) {
  const count = (statuses: readonly BookingStatus[]) =>
    statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const tab = (show: RequestFilter['show'], label: string) => {
    const shown = show ? { show } : {}
    return { filter: shown, label, count: count(listShown(shown)), isShown: filter.show === show }
  }
  const statuses = UNFINISHED_STATUSES.map((status) => tab(status, BOOKING_STATUS_LABELS[status]))
  return [
    tab(undefined, 'Open'),
    ...statuses.filter((one) => one.count > 0 || one.isShown),
    tab('over', 'Over'),
  ]
}
