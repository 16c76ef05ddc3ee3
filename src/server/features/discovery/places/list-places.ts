import { boundsAround } from '#domain/discovery/places/area.ts'
import type { Gazetteer, ResolvedPlace, SuggestOptions } from '#domain/discovery/places/types.ts'
import { isStreetAddress, type StreetGeocoder } from '../../../platform/geocoding/street-geocoder.ts'

interface Sources {
  gazetteer: Gazetteer
  geocodeStreet: StreetGeocoder
  findCrossing?: (text: string) => Promise<ResolvedPlace | null>
}

const ADDRESS_RADIUS_KM = 0.5

/** Built-in autocompletion; a crossing comes first, and a street address when an external geocoder finds it. */
export async function listPlaces(
  { gazetteer, geocodeStreet, findCrossing }: Sources,
  text: string,
  options: SuggestOptions,
): Promise<ResolvedPlace[]> {
  const suggestions = gazetteer.suggestPlaces(text, options)
  if (!isStreetAddress(text)) {
    const crossing = suggestions.length > 0 ? null : await findCrossing?.(text)
    return crossing ? [crossing] : suggestions
  }
  const around = gazetteer.resolvePlace(text, options)
  const address = around && (await findAddress(geocodeStreet, text, around))
  const places = [address, around, ...suggestions].filter((place) => place !== null)
  const isFirst = (place: ResolvedPlace, i: number) =>
    places.findIndex(({ canonical }) => canonical === place.canonical) === i
  return places.filter(isFirst).slice(0, options.limit ?? places.length)
}

/** Privacy: sent only once it contains a city or ZIP code, never while half typed. */
async function findAddress(
  geocodeStreet: StreetGeocoder,
  text: string,
  around: ResolvedPlace,
): Promise<ResolvedPlace | null> {
  const found = await geocodeStreet(text)
  if (!found) return null
  return {
    ...around,
    name: text.trim(),
    kind: 'landmark',
    landmark: null,
    parent: around.kind === 'city' ? around.name : around.parent,
    canonical: text.trim(),
    lat: found.lat,
    lng: found.lng,
    bounds: boundsAround(found, ADDRESS_RADIUS_KM),
    polygon: null,
    radiusKm: ADDRESS_RADIUS_KM,
    confidence: 0.9,
  }
}
