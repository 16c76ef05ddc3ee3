import { LIMITS } from '../../limits.ts'
import type { AdType, AudienceBasis, AudiencePeriod, Interval, ListingType, Venue } from '../../vocabulary.ts'
import { AD_TYPE_LABELS, toAudienceTag } from '../../vocabulary.ts'
import type { TermName } from '../listing-terms.ts'
import { headerWords } from './columns.ts'
import type { ImportedDraft } from './draft.ts'
import { IMPORT_FIELDS } from './fields.ts'
import { cutText } from './fixes.ts'
import { adTypeOf, venueOf } from './guess-ad-type.ts'
import { parseDate, parseInterval, parseNumber, parsePrice, shorten } from './parse-cell.ts'
import type { RowReader } from './row-reader.ts'

export function readAdType(row: RowReader): { adType: AdType; venue: Venue | null } {
  const text = row.short('adType')
  if (/\bnon[ _-]?ad(vertising)?\b/i.test(text.replace(/_/g, ' ')))
    row.holds.push(`"${text}" seems to carry no advertising`)
  const adType = adTypeOf(text) ?? row.plan.adType
  if (!adType) failAdType(row, text)
  else if (text && !adTypeOf(text))
    row.note(`"${shorten(text)}" is no ad type we know: read as ${AD_TYPE_LABELS[adType]}`)
  return { adType: adType ?? 'billboard', venue: venueOf(row.short('venue')) ?? null }
}

function failAdType(row: RowReader, text: string): void {
  if (text) row.fail('adType', 'unknown-word', `"${shorten(text)}" is no ad type we know`)
  else if (!row.isKnown) row.fail('adType', 'missing', 'Ad type is required')
}

/** `price` is null when the row has none: it is then imported as a draft, as a public listing needs a price. */
export function readPrice(row: RowReader): {
  price: number | null
  interval: Interval
  /** Does the row or its header name the interval? */
  saysInterval: boolean
} {
  const parsed = parsePrice(row.short('price'))
  const stated = row.parsed('interval', parseInterval, 'a price interval')
  const named = stated ?? intervalOfHeader(row.column('price'))
  if ('problem' in parsed) row.unread('price', codeOf(parsed), parsed.problem)
  if (!('dollars' in parsed))
    return { price: null, interval: named ?? 'month', saysInterval: named !== undefined }
  checkDollars(row, 'price', parsed.dollars)
  if (parsed.rounded) row.note('the price was rounded to whole dollars')
  const interval = parsed.interval ?? named
  return { price: parsed.dollars, interval: interval ?? 'month', saysInterval: interval !== undefined }
}

function codeOf({ isForeign }: { isForeign?: true }): 'currency' | 'unreadable' {
  return isForeign ? 'currency' : 'unreadable'
}

function checkDollars(row: RowReader, field: 'price' | TermName, dollars: number): void {
  const { max } = LIMITS.priceDollars
  if (dollars > max)
    row.fail(field, 'too-large', `${IMPORT_FIELDS[field].label} is above $${max.toLocaleString('en-US')}`)
}

function intervalOfHeader(header: string | null): Interval | undefined {
  const words = headerWords(header ?? '').split(' ')
  const pairs = words.map((word, i) => `${word} ${words[i + 1] ?? ''}`.trim())
  return [...pairs, ...words].map(parseInterval).find((interval) => interval !== undefined)
}

export function readDollars(row: RowReader, field: TermName): number | null {
  const parsed = parsePrice(row.short(field))
  if ('problem' in parsed) row.unread(field, codeOf(parsed), parsed.problem)
  if (!('dollars' in parsed)) return null
  checkDollars(row, field, parsed.dollars)
  return parsed.dollars
}

export function readDates(row: RowReader): {
  availabilityStart: string | null
  availabilityEnd: string | null
} {
  const expected = 'a date such as 2026-03-01 or 3/1/2026'
  const start = row.parsed('availabilityStart', parseDate, expected) ?? null
  const end = row.parsed('availabilityEnd', parseDate, expected) ?? null
  if (!start || !end || end >= start) return { availabilityStart: start, availabilityEnd: end }
  row.unread('availabilityEnd', 'order', `it ends (${end}) before it starts (${start})`)
  return { availabilityStart: start, availabilityEnd: null }
}

export function readListingType(row: RowReader): ListingType {
  const text = row.short('listingType').toLowerCase().replace(/^for /, '')
  if (!text || text === 'rent' || text === 'lease') return 'rent'
  if (text !== 'sale') row.fail('listingType', 'unknown-word', `"${shorten(text)}" is neither rent nor sale`)
  return 'sale'
}

export function readTags(row: RowReader): { features: string[]; targetMarket: string[] } {
  const given = split(row, 'targetMarket').map(toAudienceTag)
  const features = checkTags(row, 'features', {
    tags: split(row, 'features'),
    most: LIMITS.features.max,
    longest: LIMITS.feature.max,
  })
  const targetMarket = checkTags(row, 'targetMarket', {
    tags: [...new Set(given)],
    most: LIMITS.tags.max,
    longest: LIMITS.tag.max,
  })
  return { features, targetMarket }
}

/** Our own export parts features by semicolons alone: one may have a comma. */
function split(row: RowReader, field: 'features' | 'targetMarket'): string[] {
  const parts = row.text(field).split(row.isKnown && field === 'features' ? ';' : /[;|\n]|, /)
  return parts.map((part) => part.trim()).filter(Boolean)
}

function checkTags(
  row: RowReader,
  field: 'features' | 'targetMarket',
  { tags, most, longest }: { tags: string[]; most: number; longest: number },
): string[] {
  const long = tags.find((tag) => tag.length > longest)
  if (long) row.isCut(field, 'too-long', `"${shorten(long)}" is longer than ${longest} characters`)
  if (tags.length > most) row.isCut(field, 'too-many', `${tags.length} entries; a listing holds ${most}`)
  return tags.slice(0, most).map((tag) => cutText(tag, longest))
}

const PERIODS: readonly [RegExp, AudiencePeriod, AudienceBasis][] = [
  [/circulation/, 'issue', 'circulation'],
  [/followers|subscribers/, 'post', 'followers'],
  [/attendance/, 'event', 'seller-stated'],
  [/daily|aadt|traffic|\bdec\b/, 'day', 'seller-stated'],
  [/monthly/, 'month', 'seller-stated'],
  [/4 week|four week/, '4-week', 'seller-stated'],
  [/weekly/, 'week', 'seller-stated'],
]

const UNKNOWN = { audience: {}, saysPeriod: false }

/** The figure with the period that its header names; bare "impressions" are weekly, the trade's convention. */
export function readAudience(row: RowReader): Pick<ImportedDraft, 'audience' | 'saysPeriod'> {
  const value = row.parsed('audienceValue', parseNumber, 'a number')
  if (value === undefined) return UNKNOWN
  if (value < 0 || value > 1e9) {
    row.unread('audienceValue', 'too-large', `${value} is no possible audience`)
    return UNKNOWN
  }
  const words = headerWords(row.column('audienceValue') ?? '')
  const period = PERIODS.find(([pattern]) => pattern.test(words))
  const audience = {
    value: Math.round(value),
    per: period?.[1] ?? 'week',
    basis: period?.[2] ?? 'seller-stated',
  } as const
  return { audience, saysPeriod: period !== undefined }
}

const AWAY =
  /\b(cancel+ed|closed|removed|decommissioned|withdrawn|denied|rejected|expired|retired|inactive|not available|unavailable|out of service|sold|hold)\b/i

/** Units marked as closed or cancelled are imported as drafts. */
export function readStatus(row: RowReader): void {
  // our own export says the status of the listing, which a file does not change
  if (row.isKnown) return
  const text = row.short('status')
  const isFlag = /closed/.test(headerWords(row.column('status') ?? ''))
  if (isFlag ? /^(1|y|yes|true|closed)$/i.test(text) : AWAY.test(text))
    row.holds.push(`${row.column('status') ?? 'status'} is "${shorten(text)}"`)
}
