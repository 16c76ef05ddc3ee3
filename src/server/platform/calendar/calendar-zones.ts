import ICAL from 'ical.js'
import { isTimeZone, toInstant } from '#domain/zoned-time.ts'
import { type Part, textOf } from './calendar-parts.ts'
import { WINDOWS_ZONES, WORDS_OF_ZONES } from './zone-names.ts'

export interface Zone {
  name: string
  /** @param wall what its clocks show, in milliseconds as if it were UTC */
  toInstant: (wall: number) => number
}

export const UTC: Zone = { name: 'UTC', toInstant: (wall) => wall }

const DAY_MINUTES = 1440
const MINUTE_MS = 60_000

/** A zone by its IANA name. */
export function namedZone(name: string): Zone {
  return {
    name,
    toInstant: (wall) => {
      const days = Math.floor(wall / (DAY_MINUTES * MINUTE_MS))
      const date = new Date(days * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10)
      return toInstant({ date, minute: wall / MINUTE_MS - days * DAY_MINUTES }, name).getTime()
    },
  }
}

/** The zones that a file describes, by their names. One that cannot be read is looked up by its name. */
export function describedZones(parts: readonly Part[]): Map<string, Zone> {
  const zones = new Map<string, Zone>()
  for (const part of parts) {
    const name = textOf(part, 'TZID')
    const zone = describedZone(part, name) ?? findZone(textOf(part, 'X-LIC-LOCATION'))
    if (name && zone) zones.set(name, zone)
  }
  return zones
}

function describedZone(part: Part, name: string): Zone | null {
  if (part.parts.length === 0) return null
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(write(part))))
    const offsetAt = (wall: number) => zone.utcOffset(ICAL.Time.fromJSDate(new Date(wall), true))
    return Number.isFinite(offsetAt(0)) ? { name, toInstant: (wall) => wall - offsetAt(wall) * 1000 } : null
  } catch {
    // the parser throws whatever it stumbles over
    return null
  }
}

const OF_ZONES = ['TZID', 'DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO']

function write(part: Part): string {
  const lines = part.lines.filter(({ name }) => OF_ZONES.includes(name))
  return [
    `BEGIN:${part.name}`,
    ...lines.map(({ name, value }) => `${name}:${value}`),
    ...part.parts.map(write),
    `END:${part.name}`,
  ].join('\r\n')
}

/** A zone by any name that programs give it: IANA, with a path before it, of Windows, or as Outlook shows it. */
export function findZone(written: string): Zone | null {
  const name = written.trim().replace(/^"|"$/g, '')
  if (name === '') return null
  const known = findName(name)
  return known ? namedZone(known) : fixedZone(name)
}

function findName(name: string): string | null {
  const windows = WINDOWS_ZONES.get(name.toLowerCase())
  if (windows) return windows
  const pieces = name.replace(/ /g, '_').split('/')
  const paths = pieces.map((_, at) => pieces.slice(at).join('/'))
  const iana = paths.find(isTimeZone)
  if (iana) return iana
  const shown = name.toLowerCase()
  return WORDS_OF_ZONES.find(([words]) => shown.includes(words))?.[1] ?? null
}

/** `(UTC-05:00) …`, `GMT+1`: what is known of a zone that is only shown. */
function fixedZone(name: string): Zone | null {
  const [, sign, hours, minutes] = /(?:UTC|GMT) ?([+-])(\d{1,2})[:.]?(\d{2})?/i.exec(name) ?? []
  if (hours === undefined || Number(hours) > 14) return null
  const ms = (Number(hours) * 60 + Number(minutes ?? 0)) * MINUTE_MS * (sign === '-' ? -1 : 1)
  return { name, toInstant: (wall) => wall - ms }
}
