import type { LatLng } from './geo.ts'

/** Located things as GeoJSON; longitude comes first there. @param toProperties what each says of itself */
export function toFeatures<P extends { id: number; coordinates: LatLng | null }, T>(
  places: readonly P[],
  toProperties: (place: P) => T,
) {
  return {
    type: 'FeatureCollection' as const,
    features: places.map((place) => ({
      type: 'Feature' as const,
      id: place.id,
      geometry: place.coordinates && {
        type: 'Point' as const,
        coordinates: [place.coordinates.lng, place.coordinates.lat] as [number, number],
      },
      properties: toProperties(place),
    })),
  }
}
