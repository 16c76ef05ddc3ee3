import { parseTypedPoint } from '../discovery/places/typed-point.ts'
import type { ResolvedPlace } from '../discovery/places/types.ts'
import { distanceKm, KM_PER_MILE, type LatLng } from '../geo.ts'

/** A buyer's own places: how many, and of each and of a pasted list how many characters. */
export const SHOP_LIMITS = { shops: 500, name: 80, address: 200, pasted: 60_000 } as const

/** How well an address is known: the point itself, the middle of its ZIP code, or of its town. */
export const SHOP_PRECISIONS = ['point', 'zip', 'town'] as const
export type ShopPrecision = (typeof SHOP_PRECISIONS)[number]

export interface ShopPoint extends LatLng {
  precision: ShopPrecision
}

/** Below this a place is a guess. */
const SURE = 0.6
const TOO_LARGE = ['state', 'county', 'area']

/** Where an address is, by the built-in places; a sentence where that is not known. */
export function locateShop(
  address: string,
  resolve: (text: string) => ResolvedPlace | null,
): ShopPoint | { problem: string } {
  const point = parseTypedPoint(address)
  if (point) return { ...point, precision: 'point' }
  const place = resolve(address)
  if (!place || place.isDoubtful || place.confidence < SURE)
    return { problem: 'We do not know this place. Add its ZIP code, or give latitude and longitude.' }
  if (TOO_LARGE.includes(place.kind))
    return { problem: `${place.name} is too large for a shop. Add its town or ZIP code.` }
  return { lat: place.lat, lng: place.lng, precision: place.kind === 'zip' ? 'zip' : 'town' }
}

interface NearestShop {
  name: string
  km: number
}

/** The nearest of some shops; of equal ones the first. Null without shops, or without a point. */
export function findNearestShop(
  from: LatLng | null,
  shops: readonly (LatLng & { name: string })[],
): NearestShop | null {
  if (!from) return null
  let nearest: NearestShop | null = null
  for (const { name, ...at } of shops) {
    const km = distanceKm(from, at)
    if (nearest === null || km < nearest.km) nearest = { name, km }
  }
  return nearest
}

/** Miles with one decimal, as exports have them. */
export function toMiles(km: number): number {
  return Math.round((km / KM_PER_MILE) * 10) / 10
}

/** To people: "1.2 mi from Pearl Street". */
export function describeNearestShop({ name, km }: NearestShop): string {
  return `${toMiles(km).toFixed(1)} mi from ${name}`
}
