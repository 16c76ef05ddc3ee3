import { LIMITS } from '../limits.ts'
import type { TermName } from '../listing-terms.ts'
import type { AdType, AudienceBasis, AudiencePeriod, Interval, ListingType, Venue } from '../vocabulary.ts'
import { toAudienceTag } from '../vocabulary.ts'
import { headerWords } from './columns.ts'
import type { ImportedDraft } from './draft.ts'
import { IMPORT_FIELDS } from './fields.ts'
import { adTypeOf, venueOf } from './guess-ad-type.ts'
import { parseDate, parseInterval, parseNumber, parsePrice, shorten } from './parse-cell.ts'
import type { RowReader } from './row-reader.ts'

export function readAdType(row: RowReader): { adType: AdType; venue: Venue | null } {
  const text = row.short('adType')
  if (/\bnon[ _-]?ad(vertising)?\b/i.test(text.replace(/_/g, ' ')))
    row.holds.push(`"${text}" seems to carry no advertising`)
  const adType = adTypeOf(text) ?? row.plan.adType
  if (!adType) row.fail('adType', text ? `"${shorten(text)}" is no ad type we know` : 'Ad type is required')
  return { adType: adType ?? 'billboard', venue: venueOf(row.short('venue')) ?? null }
}

/** `price` is null when the row has none: it is then imported as a draft, as a public listing needs a price. */
export function readPrice(row: RowReader): { price: number | null; interval: Interval } {
  const parsed = parsePrice(row.short('price'))
  const stated = row.parsed('interval', parseInterval, 'a price interval')
  const header = intervalOfHeader(row.column('price'))
  if ('problem' in parsed) row.fail('price', parsed.problem)
  if (!('dollars' in parsed)) return { price: null, interval: stated ?? header ?? 'month' }
  checkDollars(row, 'price', parsed.dollars)
  if (parsed.rounded) row.note('the price was rounded to whole dollars')
  return { price: parsed.dollars, interval: parsed.interval ?? stated ?? header ?? 'month' }
}

function checkDollars(row: RowReader, field: 'price' | TermName, dollars: number): void {
  const { max } = LIMITS.priceDollars
  if (dollars > max) row.fail(field, `${IMPORT_FIELDS[field].label} is above $${max.toLocaleString('en-US')}`)
}

function intervalOfHeader(header: string | null): Interval | undefined {
  const words = headerWords(header ?? '').split(' ')
  const pairs = words.map((word, i) => `${word} ${words[i + 1] ?? ''}`.trim())
  return [...pairs, ...words].map(parseInterval).find((interval) => interval !== undefined)
}

export function readDollars(row: RowReader, field: TermName): number | null {
  const parsed = parsePrice(row.short(field))
  if ('problem' in parsed) row.fail(field, parsed.problem)
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
  if (start && end && end < start) row.fail('availabilityEnd', `it ends (${end}) before it starts (${start})`)
  return { availabilityStart: start, availabilityEnd: end }
}

export function readListingType(row: RowReader): ListingType {
  const text = row.short('listingType').toLowerCase().replace(/^for /, '')
  if (!text || text === 'rent' || text === 'lease') return 'rent'
  if (text !== 'sale') row.fail('listingType', `"${shorten(text)}" is neither rent nor sale`)
  return 'sale'
}

export function readTags(row: RowReader): { features: string[]; targetMarket: string[] } {
  const features = split(row.text('features'))
  const targetMarket = split(row.text('targetMarket')).map(toAudienceTag)
  checkTags(row, 'features', { tags: features, most: LIMITS.features.max, longest: LIMITS.feature.max })
  checkTags(row, 'targetMarket', { tags: targetMarket, most: LIMITS.tags.max, longest: LIMITS.tag.max })
  return { features, targetMarket: [...new Set(targetMarket)] }
}

function split(text: string): string[] {
  const parts = text.split(/[;|\n]|, /).map((part) => part.trim())
  return parts.filter(Boolean)
}

function checkTags(
  row: RowReader,
  field: 'features' | 'targetMarket',
  { tags, most, longest }: { tags: string[]; most: number; longest: number },
): void {
  if (tags.length > most) row.fail(field, `${tags.length} entries; at most ${most} are kept`)
  const long = tags.find((tag) => tag.length > longest)
  if (long) row.fail(field, `"${shorten(long)}" is longer than ${longest} characters`)
}

const PERIODS: readonly [RegExp, AudiencePeriod, AudienceBasis][] = [
  [/circulation/, 'issue', 'circulation'],
  [/followers|subscribers/, 'post', 'followers'],
  [/attendance/, 'event', 'seller-stated'],
  [/daily|aadt|traffic|\bdec\b/, 'day', 'seller-stated'],
  [/monthly/, 'month', 'seller-stated'],
  [/4 week|four week/, '4-week', 'seller-stated'],
]

/** The figure with the period that its header names; bare "impressions" are weekly, the trade's convention. */
export function readAudience(row: RowReader): ImportedDraft['audience'] {
  const value = row.parsed('audienceValue', parseNumber, 'a number')
  if (value === undefined) return {}
  if (value < 0 || value > 1e9) row.fail('audienceValue', `${value} is no possible audience`)
  const words = headerWords(row.column('audienceValue') ?? '')
  const period = PERIODS.find(([pattern]) => pattern.test(words))
  return { value: Math.round(value), per: period?.[1] ?? 'week', basis: period?.[2] ?? 'seller-stated' }
}

const AWAY =
  /\b(cancel+ed|closed|removed|decommissioned|withdrawn|denied|rejected|expired|retired|inactive|not available|unavailable|out of service|sold|hold)\b/i

/** Units marked as closed or cancelled are imported as drafts. */
export function readStatus(row: RowReader): void {
  const text = row.short('status')
  const isFlag = /closed/.test(headerWords(row.column('status') ?? ''))
  if (isFlag ? /^(1|y|yes|true|closed)$/i.test(text) : AWAY.test(text))
    row.holds.push(`${row.column('status') ?? 'status'} is "${shorten(text)}"`)
}
