import { shorten } from './parse-cell.ts'
import { parseAvailability } from './read-availability.ts'
import { type DateOrder, parseDate } from './read-date.ts'
import { readHeader } from './read-header.ts'
import type { RowReader } from './row-reader.ts'

const EXPECTED = 'a date such as 2026-03-01 or 3/1/2026'

export interface ReadDates {
  availabilityStart: string | null
  availabilityEnd: string | null
}

/** Days a space is free. One that is taken without a date becomes a draft: nobody can say from when it is free. */
export function readDates(row: RowReader): ReadDates {
  const start = readStart(row)
  const end =
    row.parsed('availabilityEnd', (text) => parseDate(text, row.style('availabilityEnd').order), EXPECTED) ??
    null
  if (!start || !end || end >= start) return { availabilityStart: start, availabilityEnd: end }
  row.unread('availabilityEnd', 'order', `it ends (${end}) before it starts (${start})`)
  return { availabilityStart: start, availabilityEnd: null }
}

function readStart(row: RowReader): string | null {
  const text = row.raw('availabilityStart')
  if (text === '' || /^-+$/.test(text)) return null
  const { order } = row.style('availabilityStart')
  const header = readHeader(row.column('availabilityStart') ?? '').words
  const availability = parseAvailability(text, { header, order })
  if (availability === undefined) {
    row.unread('availabilityStart', 'unreadable', describeUnread(text, order))
    return null
  }
  if (!('isTaken' in availability)) return availability.from
  row.holds.push(`${row.column('availabilityStart') ?? 'availability'} is "${shorten(text)}"`)
  return null
}

function describeUnread(text: string, order: DateOrder | undefined): string {
  const isEither = order === 'unclear' && parseDate(text) !== undefined
  return isEither
    ? `"${shorten(text)}" may mean two days: other rows have days first, and others months`
    : `"${shorten(text)}" is not ${EXPECTED}`
}
