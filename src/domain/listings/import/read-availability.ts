import { addDays } from '../../zoned-time.ts'
import { type DateOrder, parseDate, parseFirstDay } from './read-date.ts'

/** From when a space is free: from a day on, at once (`null`), or nobody can say. */
export type Availability = { from: string | null } | { isTaken: true }

const FREE =
  /^(?:(?:currently |now )?available(?: now| immediately| today)?|avail\.?|now|immediate|immediately|open|vacant|free|yes|y|true|asap|today|current|currently|ready|anytime|any time)[.!]?$/i
const TAKEN =
  /^(?:(?:currently |fully )?(?:booked|sold|leased|rented|occupied|reserved|taken|contracted|unavailable)(?: out)?|not available|under contract|on contract|on hold|hold|no|n|false|none|tbd|tba|tbc|unknown|pending|call|inquire|ask|\?+|n\/a)[.!]?$/i
const UNTIL =
  /^(?:(?:booked|sold|leased|rented|occupied|reserved|taken|contracted|unavailable|under contract|on hold|contract(?: ends| expires)?|not available)(?: out)? (?:until|til|till|thru|through|to|ends|expires)|after|contract ends|contract expires|expires|ends) /i
const FROM =
  /^(?:(?:next )?avail(?:able|\.)?(?: (?:from|on|starting|beginning|as of))?|from|starting|starts|beginning|as of|on) /i

/** Does the header say when a booking ends, and not when the space is free? */
const OF_BOOKING = /\b(?:booked|sold|leased|rented|occupied|reserved|taken|contract|lease)\b/
const ENDS = /\b(?:until|til|till|thru|through|to|end|ends|expires|expiry|expiration)\b/

/** `undefined` for what cannot be read: it is never taken for "free". */
export function parseAvailability(
  text: string,
  { header = '', order }: { header?: string | undefined; order?: DateOrder | undefined } = {},
): Availability | undefined {
  const cell = text.replace(/\s+/g, ' ').trim()
  if (FREE.test(cell)) return { from: null }
  if (TAKEN.test(cell)) return { isTaken: true }
  const isUntil = UNTIL.test(cell)
  const day = cell.replace(isUntil ? UNTIL : FROM, '')
  const isEnd = isUntil || (saysEnd(header) && day === cell)
  const exact = parseDate(day, order)
  if (exact !== undefined) return { from: isEnd ? addDays(exact, 1) : exact }
  // until a month or quarter: to its first day or its last?
  const first = isEnd ? undefined : parseFirstDay(day)
  return first === undefined ? undefined : { from: first }
}

function saysEnd(header: string): boolean {
  const booked = OF_BOOKING.exec(header)
  return booked !== null && ENDS.test(header.slice(booked.index + booked[0].length))
}
