import { toInstant, toWallTime } from '#domain/zoned-time.ts'
import { toClock, toMinute } from './clock-text.ts'

/** Instant → value of a datetime-local input; nothing stays nothing. */
export function toWall(instant: string, zone: string): string {
  if (!instant) return ''
  const { date, minute } = toWallTime(new Date(instant), zone)
  return `${date}T${toClock(minute)}`
}

export function fromWall(wall: string, zone: string): string {
  const [date, clock] = wall.split('T')
  return date && clock ? toInstant({ date, minute: toMinute(clock, false) }, zone).toISOString() : ''
}
