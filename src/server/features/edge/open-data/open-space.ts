import type { FoundListing } from '#contract/discovery/search.ts'
import { hasContact } from '#domain/contacts.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { isOwnPicture } from '#domain/listings/pictures.ts'
import { openCalendarPath } from '#domain/open-data.ts'
import { listingPath, sellerPath } from '#domain/paths.ts'
import { VENUE_OPENOOH_IDS } from '#domain/vocabulary.ts'

/** ISO 8601 durations of what a price is for. */
const DURATIONS = {
  day: 'P1D',
  week: 'P7D',
  '4-week': 'P28D',
  month: 'P1M',
  quarter: 'P3M',
  year: 'P1Y',
  'one-time': null,
} as const

/** A text in which a seller left a way to be reached is not given away. */
const open = (text: string | null): string | null => (text === null || hasContact(text) ? null : text)

/** A space as everybody may have it: what its page shows, without anybody's name or contact. */
export function toOpenSpace(
  listing: FoundListing,
  { publicUrl, showsCalendar }: { publicUrl: string; showsCalendar: boolean },
) {
  const { audience, coordinates } = listing
  const first = firstDayOf(listing)
  return {
    id: listing.id,
    url: `${publicUrl}${listingPath(listing.id)}`,
    title: open(listing.title) ?? `Space ${listing.id}`,
    description: open(listing.description),
    media: listing.adType,
    venue: listing.venue,
    /** Of the venue taxonomy of the trade, version 1.2. */
    openooh_venue_id: listing.venue && VENUE_OPENOOH_IDS[listing.venue],
    offer: listing.listingType,
    rate: listing.price,
    currency: 'USD',
    billing_duration: DURATIONS[listing.interval],
    location: open(listing.location.text),
    address: open(listing.address),
    latitude: coordinates?.lat ?? null,
    longitude: coordinates?.lng ?? null,
    features: listing.features.filter((text) => !hasContact(text)),
    target_market: listing.targetMarket.filter((text) => !hasContact(text)),
    specifications: listing.specs.filter(({ label, value }) => !hasContact(`${label}: ${value}`)),
    audience: audience.value,
    audience_per: audience.per,
    audience_basis: audience.basis,
    audience_as_of: audience.asOf,
    /** The first day that can be booked; null: at once, or, where `nothing_free`, never in the time sold. */
    next_available: first ?? null,
    nothing_free: first === undefined,
    available_until: listing.availabilityEnd,
    calendar_url: showsCalendar ? `${publicUrl}${openCalendarPath(listing.id, 'ics')}` : null,
    pictures: listing.imageUrls.filter(isOwnPicture).map((url) => new URL(url, publicUrl).href),
    seller_url: `${publicUrl}${sellerPath(listing.sellerId)}`,
    seller_company: open(listing.seller.company),
    listed_at: listing.listedDate,
    updated_at: listing.updatedAt,
  }
}
export type OpenSpace = ReturnType<typeof toOpenSpace>

export const OPEN_COLUMNS = [
  'id',
  'url',
  'title',
  'description',
  'media',
  'venue',
  'openooh_venue_id',
  'offer',
  'rate',
  'currency',
  'billing_duration',
  'location',
  'address',
  'latitude',
  'longitude',
  'features',
  'target_market',
  'specifications',
  'audience',
  'audience_per',
  'audience_basis',
  'audience_as_of',
  'next_available',
  'nothing_free',
  'available_until',
  'calendar_url',
  'pictures',
  'seller_url',
  'seller_company',
  'listed_at',
  'updated_at',
] as const satisfies readonly (keyof OpenSpace)[]

/** Cells in the order of `OPEN_COLUMNS`; what are several are divided by semicolons. */
export function toOpenCells(space: OpenSpace): (string | number | null)[] {
  return OPEN_COLUMNS.map((column) => {
    const value = space[column]
    if (column === 'specifications')
      return space.specifications.map(({ label, value: text }) => `${label}: ${text}`).join('; ')
    if (Array.isArray(value)) return value.join('; ')
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value as string | number | null)
  })
}
