import { LIMITS } from '../../limits.ts'
import type { Interval, ListingType } from '../../vocabulary.ts'
import type { TermName } from '../listing-terms.ts'
import { IMPORT_FIELDS } from './fields.ts'
import { type ParsedPrice, type PriceStyle, parseInterval, parsePrice, shorten } from './parse-cell.ts'
import { readHeader } from './read-header.ts'
import type { RowReader } from './row-reader.ts'

export interface ReadPrice {
  /** `null` when the row has none: it is then imported as a draft, as a public listing needs a price. */
  price: number | null
  interval: Interval
  /** Does the row or its header name the interval? */
  saysInterval: boolean
}

/** What is sold is paid once, whatever the header of its price says of rents. */
export function readPriceFor(listingType: ListingType, row: RowReader): ReadPrice {
  const read = readPrice(row)
  if (listingType !== 'sale') return read
  const isOdd = read.price !== null && read.saysInterval && read.interval !== 'one-time'
  if (isOdd) row.note(`a space for sale is paid once: the period “${read.interval}” was left out`)
  return { ...read, interval: 'one-time', saysInterval: true }
}

/** A price without a period is for a month; one whose period stands there and is not understood is no price. */
function readPrice(row: RowReader): ReadPrice {
  const parsed = parsePrice(row.short('price'), styleOf(row, 'price'))
  const period = readPeriod(row, 'interval' in parsed ? parsed.interval : undefined)
  const interval = period === 'unread' ? undefined : period
  const none = { price: null, interval: interval ?? 'month', saysInterval: interval !== undefined } as const
  if ('state' in parsed) row.holds.push(`the price is "${shorten(parsed.state)}"`)
  if ('problem' in parsed) row.unread('price', codeOf(parsed), parsed.problem)
  if (!('dollars' in parsed) || period === 'unread') return none
  checkDollars(row, 'price', parsed.dollars)
  if (parsed.rounded) row.note('the price was rounded to whole dollars')
  return { ...none, price: parsed.dollars }
}

/** The cell's own period is nearest to the price, then that of its column of periods, then that of the header. */
function readPeriod(row: RowReader, inCell: Interval | undefined): Interval | 'unread' | undefined {
  const text = row.short('interval')
  const stated = text ? parseInterval(text) : undefined
  const header = periodOfHeader(row.column('price'))
  if (inCell !== undefined) return inCell
  const hasPrice = row.short('price') !== ''
  if (text && stated === undefined) {
    if (hasPrice) row.note(`the price was left out: "${shorten(text)}" is no period Placard knows`)
    return 'unread'
  }
  if (header === 'cycle' && stated === undefined) {
    if (hasPrice)
      row.note(
        `the price was left out: "${row.column('price')}" is for a cycle, and no column says how long one is`,
      )
    return 'unread'
  }
  if (stated !== undefined && header !== undefined && header !== 'cycle' && header !== stated) {
    if (hasPrice)
      row.note(`the price was left out: its column is for a ${header}, and the row says "${shorten(text)}"`)
    return 'unread'
  }
  return stated ?? (header === 'cycle' ? undefined : header)
}

function periodOfHeader(header: string | null): Interval | 'cycle' | undefined {
  const period = readHeader(header ?? '').period
  return period === 'hour' ? undefined : period
}

function codeOf({ isForeign }: { isForeign?: true }): 'currency' | 'unreadable' {
  return isForeign ? 'currency' : 'unreadable'
}

function checkDollars(row: RowReader, field: 'price' | TermName, dollars: number): void {
  const { max } = LIMITS.priceDollars
  if (dollars > max)
    row.fail(field, 'too-large', `${IMPORT_FIELDS[field].label} is above $${max.toLocaleString('en-US')}`)
}

/** How the column writes its prices. */
function styleOf(row: RowReader, field: 'price' | TermName): PriceStyle {
  return { mark: row.style(field).mark, scale: readHeader(row.column(field) ?? '').scale }
}

/** A price paid once. */
export function readDollars(row: RowReader, field: TermName): number | null {
  const parsed: ParsedPrice = parsePrice(row.short(field), styleOf(row, field))
  if ('problem' in parsed) row.unread(field, codeOf(parsed), parsed.problem)
  if (!('dollars' in parsed)) return null
  checkDollars(row, field, parsed.dollars)
  return parsed.dollars
}
