import { LIMITS } from '../../limits.ts'
import type { AdType, ListingType, Venue } from '../../vocabulary.ts'
import { AD_TYPE_LABELS, toAudienceTag } from '../../vocabulary.ts'
import { headerWords } from './columns.ts'
import { cutText } from './fixes.ts'
import { adTypeOf, venueOf } from './guess-ad-type.ts'
import { shorten } from './parse-cell.ts'
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
