import type { Gazetteer } from '#domain/discovery/places/types.ts'

interface Located {
  location_text: string
  lat: number | null
  lng: number | null
}

/**
 * Names under which the tax rate of a space may stand, the nearest first; none where its town is not known, null outside
 * the state whose tax it is.
 */
export function listTaxPlaces({ location_text, lat, lng }: Located, gazetteer: Gazetteer): string[] | null {
  const town =
    lat === null || lng === null
      ? gazetteer.resolvePlace(location_text)?.canonical
      : gazetteer.findTownNear({ lat, lng })
  if (!town) return []
  if (!town.endsWith(', WA')) return null
  const parts = [...location_text.split(','), ...town.split(',')].map((part) => part.trim())
  return [...new Set(parts)]
}
