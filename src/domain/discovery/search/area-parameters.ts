import { type Bounds, isLatLng, type LatLng } from '../../geo.ts'
import { LIMITS } from '../../limits.ts'
import { required } from '../../required.ts'
import { define, toNumber } from './parameter.ts'

/** `west,south,east,north` in degrees; west may exceed east (antimeridian). */
export const BOX = define<Bounds>({
  rule: 'must be west,south,east,north in degrees, south below north',
  read(text) {
    const numbers = toNumbers(text, ',')
    if (numbers?.length !== 4) return undefined
    const [west, south, east, north] = numbers as [number, number, number, number]
    return { west, south, east, north }
  },
  isValid: ({ west, south, east, north }) => isLatLng(south, west) && isLatLng(north, east) && south <= north,
  format: ({ west, south, east, north }) => [west, south, east, north].join(','),
})

/** `lat,lng` in degrees. */
export const POINT = define<LatLng>({
  rule: 'must be lat,lng in degrees',
  read(text) {
    const numbers = toNumbers(text, ',')
    return numbers?.length === 2 ? { lat: required(numbers[0]), lng: required(numbers[1]) } : undefined
  },
  isValid: ({ lat, lng }) => isLatLng(lat, lng),
  format: ({ lat, lng }) => `${lat},${lng}`,
})

/** Long enough for every outline with the full number of decimals. */
const MAX_OUTLINE_TEXT = 8000

/** Corners as `lng,lat` pairs, `lng,lat;lng,lat;…` or one comma-separated list, not closed. */
export const OUTLINE = define<readonly LatLng[]>({
  rule: `must be 3 to ${LIMITS.polygonPoints} lng,lat pairs in degrees`,
  read(text) {
    const numbers = text.length > MAX_OUTLINE_TEXT ? undefined : toNumbers(text, /[;,\s]+/)
    if (!numbers || numbers.length % 2 !== 0) return undefined
    return Array.from({ length: numbers.length / 2 }, (_, i) => ({
      lat: required(numbers[2 * i + 1]),
      lng: required(numbers[2 * i]),
    }))
  },
  isValid: (ring) =>
    ring.length >= 3 &&
    ring.length <= LIMITS.polygonPoints &&
    ring.every(({ lat, lng }) => isLatLng(lat, lng)),
  format: (ring) => ring.flatMap(({ lat, lng }) => [lng, lat]).join(','),
})

/** Of an outline that was drawn: five decimals, about a meter. */
export function formatDrawn(ring: readonly LatLng[]): string {
  const round = (degrees: number) => Number(degrees.toFixed(5))
  return OUTLINE.format(ring.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) })))
}

function toNumbers(text: string, separator: string | RegExp): number[] | undefined {
  const numbers = text.split(separator).map(toNumber)
  return numbers.every(Number.isFinite) ? numbers : undefined
}
