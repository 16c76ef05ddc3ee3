import { formatClockIn, formatDayIn } from '#domain/format-dates.ts'

/** The reader's own clock beside that of the space; null where both say the same. */
export function describeOwnTime(instant: string, zone: string, readerZone: string): string | null {
  const date = new Date(instant)
  const [clock, day] = [formatClockIn(date, readerZone), formatDayIn(date, readerZone)]
  const isSameDay = day === formatDayIn(date, zone)
  if (isSameDay && withoutZone(clock) === withoutZone(formatClockIn(date, zone))) return null
  return isSameDay ? clock : `${day}, ${clock}`
}

/** "11:00 AM MST" → "11:00 AM": clocks that say the same are the same, whatever their zones are called. */
function withoutZone(clock: string): string {
  return clock.slice(0, clock.lastIndexOf(' '))
}
