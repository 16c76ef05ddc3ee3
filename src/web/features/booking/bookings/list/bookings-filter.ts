import type { BookingStatus } from '#domain/booking/lifecycle.ts'

/** What stands together in the list. */
export const STATUS_GROUPS = {
  waiting: ['requested', 'quoted', 'held', 'awaiting-payment'],
  booked: ['booked', 'in-flight'],
  drafts: ['draft'],
  over: ['completed', 'cancelled', 'declined', 'withdrawn', 'expired'],
} as const satisfies Record<string, readonly BookingStatus[]>
export type StatusGroup = keyof typeof STATUS_GROUPS

export const GROUP_LABELS: Record<StatusGroup, string> = {
  waiting: 'Waiting',
  booked: 'Booked',
  drafts: 'Drafts',
  over: 'Over',
}

/** As in the address; without a group everything is listed. */
export interface BookingsFilter {
  group?: StatusGroup
  /** Shows bookings from here on: pages without JavaScript. */
  cursor?: string
}

type Counts = { [Status in BookingStatus]?: number | undefined }

const isGroup = (text: unknown): text is StatusGroup =>
  typeof text === 'string' && Object.hasOwn(STATUS_GROUPS, text)

/** Parses the address; invalid values are dropped. */
export function parseBookingsFilter({
  group,
  cursor,
}: { [Key in keyof BookingsFilter]?: unknown }): BookingsFilter {
  return {
    ...(isGroup(group) && { group }),
    ...(typeof cursor === 'string' && cursor.length <= 60 && { cursor }),
  }
}

/** All, and the groups that hold something or are shown, each with how many it holds. */
export function listTabs(counts: Counts, shown: StatusGroup | undefined) {
  const sum = (statuses: readonly BookingStatus[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0)
  const groups = (Object.keys(STATUS_GROUPS) as StatusGroup[])
    .map((group) => ({ group, label: GROUP_LABELS[group], count: sum(STATUS_GROUPS[group]) }))
    .filter(({ group, count }) => count > 0 || group === shown)
  return [{ group: undefined, label: 'All', count: sum(Object.values(STATUS_GROUPS).flat()) }, ...groups]
}
