import type { ListingInput } from '#contract/listings-form.ts'
import type { StoredAudience, StoredPicture } from '../../platform/db/column-types.ts'
import type { ListingRow } from './present.ts'

/** What a seller says about a space, as its row stores it. */
export function toListingValues(input: ListingInput, images: StoredPicture[]) {
  return {
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
    min_contract: input.minContract,
    setup_fee: input.setupFee ?? null,
    payment_terms: input.paymentTerms,
    availability_start: input.availableFrom ?? null,
    availability_end: input.availableTo ?? null,
  }
}

/** Imported spaces may have no address. */
export type ListingValues = Omit<ReturnType<typeof toListingValues>, 'address'> & { address: string | null }

/** The same of a stored row, for edits that name only some of it. */
export function rowToValues(row: ListingRow): ListingValues {
  return {
    title: row.title,
    description: row.description,
    ad_type: row.ad_type,
    venue: row.venue,
    listing_type: row.listing_type,
    price: row.price,
    frequency: row.frequency,
    location_text: row.location_text,
    address: row.address,
    location_details: row.location_details,
    lat: row.lat,
    lng: row.lng,
    images: JSON.stringify(row.images),
    specifications: JSON.stringify(row.specifications),
    features: row.features,
    target_market: row.target_market,
    audience: JSON.stringify(row.audience),
    min_contract: row.min_contract,
    setup_fee: row.setup_fee,
    payment_terms: row.payment_terms,
    availability_start: row.availability_start,
    availability_end: row.availability_end,
  }
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
