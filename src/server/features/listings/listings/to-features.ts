import type { Listing } from '#contract/listings/listings.ts'

/** Listings as GeoJSON; longitude comes first there. @param toProperties what each says of itself */
export function toFeatures<T>(listings: readonly Listing[], toProperties: (listing: Listing) => T) {
  return {
    type: 'FeatureCollection' as const,
    features: listings.map((listing) => ({
      type: 'Feature' as const,
      id: listing.id,
      geometry: listing.coordinates && {
        type: 'Point' as const,
        coordinates: [listing.coordinates.lng, listing.coordinates.lat] as [number, number],
      },
      properties: toProperties(listing),
    })),
  }
}
