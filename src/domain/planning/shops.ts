import { parseTypedPoint } from '../discovery/places/typed-point.ts'
import type { ResolvedPlace } from '../discovery/places/types.ts'
import { distanceKm, KM_PER_MILE, type LatLng } from '../geo.ts'

/** A buyer's own places: how many, and of each and of a pasted list how many characters. */
export const SHOP_LIMITS = {
  shops: 500,
  name: 80,
  address: 200,
  pasted: 60_000,
  /** A workbook has much beside its texts. */
  fileBytes: 1024 * 1024,
} as const

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

/** Shops that are named beside a space. */
export const NEAREST_SHOPS = 3

/** The nearest of some shops, the nearest first; of equal ones the first. None without a point. */
export function findNearestShops(
  from: LatLng | null,
  shops: readonly (LatLng & { name: string })[],
): NearestShop[] {
  if (!from) return []
  const nearest: NearestShop[] = []
  for (const { name, ...at } of shops) {
    const km = distanceKm(from, at)
    const place = nearest.findIndex((one) => km < one.km)
    if (place >= 0) nearest.splice(place, 0, { name, km })
    else nearest.push({ name, km })
    nearest.splice(NEAREST_SHOPS)
  }
  return nearest
}

/** Miles with one decimal, as exports have them. */
export function toMiles(km: number): number {
  return Math.round((km / KM_PER_MILE) * 10) / 10
}

/** To people: "1.2 mi from Pearl Street, 3.4 mi from Hilltop"; null without shops. */
export function describeNearestShops(shops: readonly NearestShop[]): string | null {
  return shops.length === 0
    ? null
    : shops.map(({ name, km }) => `${toMiles(km).toFixed(1)} mi from ${name}`).join(', ')
}
