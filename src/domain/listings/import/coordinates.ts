import { type Bounds, contains, isLatLng, type LatLng } from '../../geo.ts'
import { required } from '../../required.ts'

/** Approximate boxes of the states and territories: enough to tell swapped coordinates or a lost sign from a real place. */
const UNITED_STATES: readonly Bounds[] = [
  { south: 24.3, north: 49.5, west: -125, east: -66.5 },
  { south: 51, north: 71.6, west: -180, east: -129 },
  { south: 51, north: 53.5, west: 172, east: 180 },
  { south: 18.7, north: 28.6, west: -178.5, east: -154.5 },
  { south: 17.6, north: 18.6, west: -67.4, east: -64.4 },
  { south: 13.1, north: 20.7, west: 144.5, east: 146.2 },
  { south: -14.7, north: -10.9, west: -171.3, east: -168 },
]

export type CheckedPoint = { point: LatLng | null; note?: string } | { problem: string }

const DEGREES = /(\d{1,3}(?:\.\d{1,15})?)/.source
const MINUTES = /(\d{1,2}(?:\.\d{1,15})?)/.source
/** Signs between the numbers, or blanks: `47° 36' 22.3"`, `47 36 22.3`, `47-36-22.3`. */
const SPHERE = new RegExp(
  `^([NSEW])? ?(-)?${DEGREES} ?[°º]?(?:[ :-]{0,2}${MINUTES} ?['′’]?)?(?:[ :-]{0,2}${MINUTES} ?(?:["″”]|'')?)? ?([NSEW])?$`,
  'i',
)

/**
 * Parses `47.6062`, `47,6062`, `47° 36' 22" N`, `47 36 22.3`, `N47.6062` or `122.33 W`, on one line, to degrees; `undefined` for
 * anything else.
 */
export function parseDegrees(text: string): number | undefined {
  const plain = text.trim().replace(/^([-+]?\d{1,3}),(\d+)$/, '$1.$2')
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain)) return Number(plain)
  const match = SPHERE.exec(text.trim())
  if (!match) return undefined
  const [, before, sign, degrees, minutes, seconds, after] = match
  if ((before && after) || Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return undefined
  const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  const isBelow = sign !== undefined || /[SW]/i.test(before ?? after ?? '')
  return isBelow ? -size : size
}

const PLAIN_PAIR = /^(POINT ?)?\(? ?([-+]?\d{1,3}(?:\.\d+)?)°? ?[ ,;/|]+ ?([-+]?\d{1,3}(?:\.\d+)?)°? ?\)?$/i
/** A number, degrees and their hemisphere on both sides of a comma or blank. */
const NAMED_PAIR = /^(.{1,30}?[NS]|[NS].{1,30}?)[ ,;/]+(.{1,30}?[EW]|[EW].{1,30}?)$/i
const SPLIT_PAIR = /^([^,;/]{3,30}?) ?[,;/] ?([^,;/]{3,30})$/

/**
 * Parses two numbers in one cell: `(47.6, -122.3)`, `47.6 -122.3`, `47.6 / -122.3`, `N47.6, W122.3`, or well-known text
 * `POINT (-122.3 47.6)`. `45,120` and `45,50` are one number: a pair has decimals in both, or a sign.
 */
export function parsePair(text: string): LatLng | undefined {
  const match = PLAIN_PAIR.exec(text)
  if (match) return toPair(match)
  const parts = NAMED_PAIR.exec(text) ?? (/[°º'′"″]/.test(text) ? SPLIT_PAIR.exec(text) : null)
  const [lat, lng] = parts
    ? [parseDegrees(required(parts[1]).trim()), parseDegrees(required(parts[2]).trim())]
    : []
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

function toPair([, isText, one, other]: RegExpExecArray): LatLng | undefined {
  const isBroken = (number: string) => number.includes('.')
  const isSure =
    isText || (isBroken(required(one)) && isBroken(required(other))) || /[-+]/.test(`${one}${other}`)
  if (!isSure) return undefined
  const [first, second] = [Number(one), Number(other)]
  return isText ? { lat: second, lng: first } : { lat: first, lng: second }
}

/**
 * Validates a point. Pairs that only make sense swapped, or with the minus sign of the western hemisphere restored, are
 * corrected, with a note. 0,0 ("null island") is not a place: it is how databases write "unknown".
 */
export function checkPoint(lat: number, lng: number): CheckedPoint {
  if (lat === 0 && lng === 0) return { point: null, note: 'coordinates 0, 0 were taken as missing' }
  const valid = isLatLng(lat, lng)
  if (valid && inUnitedStates({ lat, lng })) return { point: { lat, lng } }
  const corrected = CORRECTIONS.find(({ apply }) => inUnitedStates(apply({ lat, lng })))
  if (corrected) return { point: corrected.apply({ lat, lng }), note: corrected.note }
  if (valid) return { point: { lat, lng }, note: OUTSIDE }
  if (isLatLng(lng, lat)) return { point: { lat: lng, lng: lat }, note: SWAPPED }
  return { problem: `${lat}, ${lng} is no place on the globe` }
}

const OUTSIDE = 'the place is outside the United States, and prices are read as US dollars'
const SWAPPED = 'latitude and longitude were swapped'
const CORRECTIONS: readonly { apply: (point: LatLng) => LatLng; note: string }[] = [
  { apply: ({ lat, lng }) => ({ lat: lng, lng: lat }), note: SWAPPED },
  { apply: ({ lat, lng }) => ({ lat, lng: -lng }), note: 'longitude had the wrong sign' },
  { apply: ({ lat, lng }) => ({ lat: -lat, lng }), note: 'latitude had the wrong sign' },
  {
    apply: ({ lat, lng }) => ({ lat: lng, lng: -lat }),
    note: `${SWAPPED} and longitude had the wrong sign`,
  },
]

/** As it stands, without any correction. */
export function inUnitedStates(point: LatLng): boolean {
  return UNITED_STATES.some((box) => contains(box, point))
}
