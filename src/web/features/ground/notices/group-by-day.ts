import type { Notice } from '#contract/ground/notices.ts'
import { DAY_MS } from '#domain/dates.ts'
import { formatLongDay, toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'

export interface NoticeDay {
  /** "Today", "Yesterday", "March 25, 2025". */
  label: string
  notices: Notice[]
}

/** Notices, newest first, under their days. */
export function groupByDay(notices: readonly Notice[], now: Date): NoticeDay[] {
  const today = toMarketDate(now)
  const yesterday = toMarketDate(new Date(now.getTime() - DAY_MS))
  const byDay = Map.groupBy(notices, ({ createdAt }) => toMarketDate(new Date(createdAt)))
  return [...byDay].map(([date, list]) => ({
    label:
      date === today
        ? 'Today'
        : date === yesterday
          ? 'Yesterday'
          : formatLongDay(required(list[0]).createdAt),
    notices: list,
  }))
}
