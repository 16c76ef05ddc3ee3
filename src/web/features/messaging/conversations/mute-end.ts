import { toUntil } from './message-dates.ts'

const YEAR_MS = 366 * 86_400_000

export function toMuteEnd(mutedUntil: string, now: Date): string {
  const isForever = Date.parse(mutedUntil) - now.getTime() > YEAR_MS
  return isForever ? '' : ` until ${toUntil(mutedUntil, now)}`
}
