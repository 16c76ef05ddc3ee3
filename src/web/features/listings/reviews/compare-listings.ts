import type { Listing } from '#contract/listings/listings.ts'
import { distanceKm } from '#domain/geo.ts'
import { formatTerm, LISTING_TERMS, TERM_NAMES } from '#domain/listings/listing-terms.ts'
import { formatPrice } from '#domain/money.ts'
import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS, LISTING_TYPE_LABELS } from '#domain/vocabulary.ts'

export interface Difference {
  label: string
  before: string
  after: string
  /** Additional note, e.g. how far a pin was moved. */
  note?: string
}

type Field = [label: string, read: (listing: Listing) => string]

const FIELDS: Field[] = [
  ['Title', ({ title }) => title],
  ['Price', ({ price, interval }) => formatPrice(price, interval)],
  ['Ad type', ({ adType }) => AD_TYPE_LABELS[adType]],
  ['Listing type', ({ listingType }) => LISTING_TYPE_LABELS[listingType]],
  ['Description', ({ description }) => description],
  ['Location', ({ location }) => location.text],
  ['Address', ({ address }) => address ?? ''],
  ['How to find it', ({ locationDetails }) => locationDetails ?? ''],
  ['Specifications', ({ specs }) => specs.map(({ label, value }) => `${label}: ${value}`).join('\n')],
  ['Features', ({ features }) => features.join('\n')],
  ['Target market', ({ targetMarket }) => targetMarket.join('\n')],
  ['Audience', ({ audience }) => describeAudience(audience)],
  [
    'Available',
    ({ availabilityStart: from, availabilityEnd: to }) => [from, to].filter(Boolean).join(' to '),
  ],
  ...TERM_NAMES.map(
    (name): Field => [LISTING_TERMS[name].label, (listing) => formatTerm(name, listing) ?? ''],
  ),
]

/** "29,400 per week, modeled": a figure that buyers decide by. */
function describeAudience({ value, per, basis }: Listing['audience']): string {
  if (value === null) return ''
  const figure = `${value.toLocaleString('en-US')} per ${per ?? 'placement'}`
  return [figure, basis && AUDIENCE_BASIS_LABELS[basis]].filter(Boolean).join(', ')
}

/** Diff of a public listing and its revision, field by field in form order; without pictures. */
export function compareListings(before: Listing, after: Listing): Difference[] {
  const texts = FIELDS.map(([label, read]) => ({ label, before: read(before), after: read(after) }))
  return [...texts, ...comparePins(before, after)].filter((row) => row.before !== row.after)
}

function comparePins(before: Listing, after: Listing): Difference[] {
  const pin = ({ coordinates }: Listing) =>
    coordinates ? `${coordinates.lat.toFixed(5)}, ${coordinates.lng.toFixed(5)}` : 'No pin'
  const row = { label: 'Pin', before: pin(before), after: pin(after) }
  if (!before.coordinates || !after.coordinates) return [row]
  const km = distanceKm(before.coordinates, after.coordinates)
  return [{ ...row, note: km < 1 ? `Moved ${Math.round(km * 1000)} m` : `Moved ${km.toFixed(1)} km` }]
}

export function hasOtherPictures(before: Listing, after: Listing): boolean {
  const inWords = ({ images }: Listing) => JSON.stringify(images.map(({ url, alt }) => [url, alt]))
  return inWords(before) !== inWords(after)
}
