import { EARTH_RADIUS_KM, type LatLng } from '#domain/geo.ts'
import { DEGREES_180_E7, DEGREES_360_E7, E7, toE7 } from './projection.ts'
import type { BoxE7 } from './shape.ts'
import type { Boxes } from './tree.ts'

const RAD_E7 = Math.PI / 180 / E7

/**
 * Great-circle distances from one center, as haversines: `h = sin²(d / 2R)`, 0 at the center and 1 at its
 * antipode. They order like kilometers and save the square root and arc sine of every row.
 */
export class Haversine {
  readonly latE7: number
  readonly lngE7: number
  readonly #cos: number

  constructor(centre: LatLng) {
    this.latE7 = toE7(centre.lat)
    this.lngE7 = toE7(centre.lng)
    this.#cos = Math.cos(this.latE7 * RAD_E7)
  }

  /** Haversine to a point. */
  to(latE7: number, lngE7: number): number {
    const sinLat = Math.sin((latE7 - this.latE7) * RAD_E7 * 0.5)
    const sinLng = Math.sin((lngE7 - this.lngE7) * RAD_E7 * 0.5)
    return sinLat * sinLat + this.#cos * Math.cos(latE7 * RAD_E7) * sinLng * sinLng
  }

  /** Lower bound of the haversine to any point of the box. */
  least(box: BoxE7): number {
    const dLat = Math.max(0, box.latMin - this.latE7, this.latE7 - box.latMax)
    const cos = Math.cos(Math.max(Math.abs(box.latMin), Math.abs(box.latMax)) * RAD_E7)
    return this.#join(dLat, cos, this.#leastLng(box)) * (1 - 1e-12)
  }

  /** Upper bound of the haversine to any point of the box. */
  most(box: BoxE7): number {
    const dLat = Math.max(Math.abs(box.latMin - this.latE7), Math.abs(box.latMax - this.latE7))
    const nearEquator = box.latMin <= 0 && box.latMax >= 0
    const lat = nearEquator ? 0 : Math.min(Math.abs(box.latMin), Math.abs(box.latMax))
    return this.#join(dLat, Math.cos(lat * RAD_E7), this.#mostLng(box)) * (1 + 1e-12)
  }

  #join(dLat: number, cos: number, dLng: number): number {
    const sinLat = Math.sin(dLat * RAD_E7 * 0.5)
    const sinLng = Math.sin(dLng * RAD_E7 * 0.5)
    return sinLat * sinLat + this.#cos * Math.max(0, cos) * sinLng * sinLng
  }

  #leastLng(box: BoxE7): number {
    if (this.lngE7 >= box.lngMin && this.lngE7 <= box.lngMax) return 0
    return Math.min(turn(box.lngMin - this.lngE7), turn(box.lngMax - this.lngE7))
  }

  #mostLng(box: BoxE7): number {
    const opposite = this.lngE7 > 0 ? this.lngE7 - DEGREES_180_E7 : this.lngE7 + DEGREES_180_E7
    if (opposite >= box.lngMin && opposite <= box.lngMax) return DEGREES_180_E7
    return Math.max(turn(box.lngMin - this.lngE7), turn(box.lngMax - this.lngE7))
  }
}

/** Sorts nodes or blocks by the distance from a center to the nearest point of their boxes, in place. */
export function sortByNearness<T extends Uint32Array | number[]>(
  { latMin, latMax, lngMin, lngMax }: Boxes,
  nodes: T,
  centre: Haversine,
): T {
  const least = (node: number) =>
    centre.least({
      latMin: latMin[node]!,
      latMax: latMax[node]!,
      lngMin: lngMin[node]!,
      lngMax: lngMax[node]!,
    })
  nodes.sort((a, b) => least(a) - least(b))
  return nodes
}

/** Difference of two longitudes the short way around, 0..180°. */
function turn(differenceE7: number): number {
  const d = Math.abs(differenceE7)
  return d > DEGREES_180_E7 ? DEGREES_360_E7 - d : d
}

/** Kilometres to haversine; half the globe's circumference and more is 1. */
export function toHaversine(km: number): number {
  return Math.sin(Math.min(Math.PI / 2, km / (2 * EARTH_RADIUS_KM))) ** 2
}

/** Haversine to kilometers. */
export function toKm(haversine: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)))
}
