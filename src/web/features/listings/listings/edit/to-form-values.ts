import type { Listing } from '#contract/listings/listings.ts'
import { mapTerms } from '#domain/listings/listing-terms.ts'
import type { FormValues } from '../form/form-values.ts'

/** Form values of a stored listing. */
export function toFormValues(listing: Listing, siteIds: string[] = []): FormValues {
  return {
    title: listing.title,
    type: listing.adType,
    price: String(listing.price),
    interval: listing.interval,
    listingType: listing.listingType,
    description: listing.description,
    images: listing.images,
    location: listing.location.text,
    address: listing.address ?? '',
    coordinates: listing.coordinates,
    locationDetails: listing.locationDetails ?? '',
    specifications: listing.specs.length > 0 ? listing.specs : [{ label: '', value: '' }],
    features: listing.features,
    targetMarket: listing.targetMarket,
    audience: {
      value: listing.audience.value === null ? '' : String(listing.audience.value),
      per: listing.audience.per ?? 'week',
      basis: listing.audience.basis ?? 'seller-stated',
    },
    availableFrom: listing.availableFrom ?? '',
    availableTo: listing.availabilityEnd ?? '',
    ...mapTerms({ text: (_, name) => typed(listing[name]), dollars: (_, name) => typed(listing[name]) }),
    crosspost: siteIds,
  }
}

function typed(value: string | number | null): string {
  return value === null ? '' : String(value)
}

/** Facts the form does not show stay as they are. */
export function unchangedFacts({ venue, audience }: Listing) {
  const { type, ageRange, incomeLevel, asOf } = audience
  return { venue, audience: { type, ageRange, incomeLevel, asOf } }
}
