import type { ListingInput } from '#contract/listings/listings-form.ts'
import { applyKind } from '#domain/listings/listing-kind.ts'
import { toTermColumns } from '#domain/listings/listing-terms.ts'
import type { StoredAudience, StoredPicture } from '../../../platform/db/stored-shapes.ts'
import { LISTING_COLUMNS, type ListingValues, toWritten } from './columns.ts'
import type { ListingRow } from './present.ts'

/** What a seller says about a space, as its row stores it. */
export function toListingValues(input: ListingInput, images: StoredPicture[]): ListingValues {
  return applyKind({
    title: input.title,
    description: input.description,
    ad_type: input.type,
    venue: input.venue,
    listing_type: input.listingType,
    price: input.price,
    frequency: input.interval,
    location_text: input.location,
    address: input.address,
    location_details: input.locationDetails,
    lat: input.coordinates?.lat ?? null,
    lng: input.coordinates?.lng ?? null,
    images: JSON.stringify(images),
    specifications: JSON.stringify(input.specifications),
    features: input.features,
    target_market: input.targetMarket,
    audience: JSON.stringify(toStoredAudience(input.audience)),
    ...toTermColumns(input),
    availability_start: input.availableFrom ?? null,
    availability_end: input.availableTo ?? null,
  })
}

/** The same of a stored row, for edits that name only some of it. */
export function rowToValues(row: ListingRow): ListingValues {
  return Object.fromEntries(
    LISTING_COLUMNS.map((name) => [name, toWritten(name, row[name])]),
  ) as ListingValues
}

/** Numbers always carry what they rest on: a seller's own say is that. */
function toStoredAudience(audience: ListingInput['audience']): StoredAudience {
  if (!audience) return {}
  const known = Object.fromEntries(Object.entries(audience).filter(([, value]) => value != null))
  if (known.value === undefined) {
    const { per: _per, basis: _basis, ...rest } = known
    return rest
  }
  return { per: 'day', basis: 'seller-stated', ...known }
}
