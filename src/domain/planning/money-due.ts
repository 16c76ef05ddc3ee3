import type { Due } from '../booking/price/schedule.ts'

/** What several bookings owe on one day. */
interface DueTogether {
  /** Null: as soon as they are booked. */
  dueOn: string | null
  cents: number
  /** Bookings that owe it. */
  lines: number
}

/** The schedules of several bookings as one, by day: what is due at once comes first. Integer US cents. */
export function joinSchedules(
  schedules: readonly (readonly Pick<Due, 'dueOn' | 'cents'>[])[],
): DueTogether[] {
  const days = new Map<string | null, DueTogether>()
  for (const schedule of schedules) {
    const own = new Set<string | null>()
    for (const { dueOn, cents } of schedule) {
      if (cents <= 0) continue
      const day = days.get(dueOn) ?? { dueOn, cents: 0, lines: 0 }
      day.cents += cents
      if (!own.has(dueOn)) day.lines++
      own.add(dueOn)
      days.set(dueOn, day)
    }
  }
  return [...days.values()].toSorted((a, b) => ((a.dueOn ?? '') < (b.dueOn ?? '') ? -1 : 1))
}
