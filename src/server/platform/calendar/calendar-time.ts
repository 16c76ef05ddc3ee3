import { DAY_MS } from '#domain/dates.ts'
import { UTC, type Zone } from './calendar-zones.ts'

/** A day or a time as a calendar file writes it. */
export interface Moment {
  /** What the clock shows, in milliseconds as if it were UTC. */
  wall: number
  isDay: boolean
  /** Written without a zone: meant in that of its calendar. */
  isFloating: boolean
  zone: Zone
}

const WRITTEN =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?)?$/i
const LENGTH = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i
const MAX_LENGTH_MS = 36_600 * DAY_MS

/** @param zone of a time that names none itself. @returns null for what is no day and no time */
export function parseMoment(
  text: string,
  { zone, isFloating, isDay = false }: { zone: Zone; isFloating: boolean; isDay?: boolean },
): Moment | null {
  const [, year, month, day, hour, minute, second, offset] = WRITTEN.exec(text.trim()) ?? []
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day) || Number(year) < 1000)
    return null
  if (hour === undefined || isDay) return { wall: midnight, isDay: true, isFloating: true, zone }
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second ?? 0)
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second ?? 0) > 60) return null
  const wall = midnight + seconds * 1000
  if (offset === undefined) return { wall, isDay: false, isFloating, zone }
  return { wall: wall - offsetMs(offset), isDay: false, isFloating: false, zone: UTC }
}

function offsetMs(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

/** `P1DT2H` in milliseconds; null for what is none, or longer than a century. */
export function parseLength(text: string): number | null {
  const [, sign, ...parts] = LENGTH.exec(text.trim()) ?? []
  if (parts.every((part) => part === undefined)) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const ms = (((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds) * 1000
  if (ms > MAX_LENGTH_MS) return null
  return sign === '-' ? -ms : ms
}

export function instantOf({ wall, isDay, zone }: Moment): number {
  return isDay ? wall : zone.toInstant(wall)
}

export function dateOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10)
}
