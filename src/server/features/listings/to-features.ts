import type { Listing } from '#contract/listings.ts'

/** Listings as GeoJSON; longitude comes first there. */
export function toFeatures(listings: readonly Listing[]) {
  return {
    type: 'FeatureCollection' as const,
    features: listings.map((listing) => ({
      type: 'Feature' as const,
      id: listing.id,
      geometry: listing.coordinates && {
        type: 'Point' as const,
        coordinates: [listing.coordinates.lng, listing.coordinates.lat] as [number, number],
      },
      properties: listing,
    })),
  }
}
