import { isMiddleOf } from '#domain/discovery/places/area.ts'
import type { Place } from '#domain/discovery/places/types.ts'
import type { LatLng } from '#domain/geo.ts'
import type { AppContext } from '../../../context.ts'

/** Where a listing is on a printed map: what everybody sees of it on its page. */
export interface PrintPlace {
  point: LatLng
  /** At the middle of its town, as its page says too. */
  isRough: boolean
}

/** Of a listing that is not. */
export const NOWHERE = { point: null, isRough: false }

/** Listings that are on the map, by id. */
export async function readPrintPlaces(
  { db, gazetteer }: Pick<AppContext, 'db' | 'gazetteer'>,
  ids: readonly number[],
): Promise<Record<number, PrintPlace>> {
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'lat', 'lng', 'location_text'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  // many faces are in few towns
  const towns = new Map<string, Place | null>()
  const placeOf = (text: string) => {
    const known = towns.get(text)
    const place = known === undefined ? gazetteer().resolvePlace(text) : known
    towns.set(text, place)
    return place
  }
  return Object.fromEntries(
    rows.flatMap(({ id, lat, lng, location_text }) => {
      if (lat === null || lng === null) return []
      const point = { lat, lng }
      return [[id, { point, isRough: isMiddleOf(placeOf(location_text), point) }]]
    }),
  )
}
