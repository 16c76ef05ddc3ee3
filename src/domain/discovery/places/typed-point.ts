import { distanceKm, isLatLng, type LatLng } from '../../geo.ts'
import { parsePair } from '../../listings/import/coordinates.ts'
import { boundsAround } from './area.ts'
import type { ResolvedPlace } from './types.ts'

const MAX_CHARS = 300
const RADIUS_KM = 0.5
/** `geo:47.6,-122.3?z=15` (RFC 5870). */
const GEO_URI = /^geo:(-?\d{1,3}(?:\.\d{1,15})?)[, ]{1,3}(-?\d{1,3}(?:\.\d{1,15})?)(?:[,;?]|$)/i
/** What the addresses of maps name a point by: the pin of Google's, then a query's value, then the middle of the view. */
const IN_LINKS = [
  /!3d(-?\d{1,3}\.\d{1,15})!4d(-?\d{1,3}\.\d{1,15})/,
  /[?&](?:q|query|ll|sll|cp|center|daddr|destination|place|loc)=(?:loc:|@)?(-?\d{1,3}(?:\.\d{1,15})?)[, ]{1,3}(-?\d{1,3}(?:\.\d{1,15})?)(?:[&#,]|$)/i,
  /[?&]mlat=(-?\d{1,3}\.\d{1,15})&mlon=(-?\d{1,3}\.\d{1,15})/i,
  /\/@?(-?\d{1,3}(?:\.\d{1,15})?)[, ]{1,3}(-?\d{1,3}(?:\.\d{1,15})?)(?:[,/?]|$)/i,
  /#map=\d{1,2}(?:\.\d{1,3})?\/(-?\d{1,3}\.\d{1,15})\/(-?\d{1,3}\.\d{1,15})/,
]
const LINK = /^(?:https?:\/\/|(?:www\.|maps\.)|[a-z.]{2,40}\/maps)/i
const LABEL = /^(?:coordinates?|coords?|gps|point|pin)[ :=]{1,3}/i
const LABELED =
  /^lat(?:itude)?[ :=]{1,3}([-+.\d]{1,20})[ ,;]{1,3}(?:lng|long?|longitude)[ :=]{1,3}([-+.\d]{1,20})$/i

/** The point that a text consists of, in any form that maps copy; undefined for anything else and for what is no point on the globe. */
export function parseTypedPoint(text: string): LatLng | undefined {
  const plain = text.trim()
  if (plain.length > MAX_CHARS || !/\d/.test(plain)) return undefined
  const point = GEO_URI.test(plain)
    ? pairOf(GEO_URI.exec(plain))
    : LINK.test(plain)
      ? parseLink(plain)
      : parsePair(unlabeled(plain))
  return point && isLatLng(point.lat, point.lng) ? point : undefined
}

function unlabeled(text: string): string {
  const labeled = LABELED.exec(text)
  if (labeled) return `${labeled[1]}, ${labeled[2]}`
  // a full-width comma or minus comes from other keyboards, a typographic minus from pages
  return text
    .replace(LABEL, '')
    .replace(/[−–‐]/g, '-')
    .replace(/[，、]/g, ',')
    .replace(/^\[(.{1,80})\]$/, '$1')
}

function parseLink(link: string): LatLng | undefined {
  const plain = link.replace(/%2C/gi, ',').replace(/%20|\+/g, ' ')
  for (const pattern of IN_LINKS) {
    const found = pairOf(pattern.exec(plain))
    if (found) return found
  }
  return undefined
}

function pairOf(match: RegExpExecArray | null): LatLng | undefined {
  return match ? { lat: Number(match[1]), lng: Number(match[2]) } : undefined
}

/** A point as a place that is searched around; its name is the point itself, so that it means the same again. */
export function toPointPlace({ lat, lng }: LatLng, town: ResolvedPlace | null): ResolvedPlace {
  const name = `${round(lat)}, ${round(lng)}`
  const isNear = town !== null && distanceKm(town, { lat, lng }) < 60
  return {
    name,
    kind: 'landmark',
    landmark: null,
    parent: isNear ? town.name : null,
    state: isNear ? town.state : null,
    canonical: name,
    lat: round(lat),
    lng: round(lng),
    bounds: boundsAround({ lat, lng }, RADIUS_KM),
    polygon: null,
    radiusKm: RADIUS_KM,
    population: 0,
    confidence: 1,
  }
}

function round(degrees: number): number {
  return Number(degrees.toFixed(5))
}

/** Two numbers of degrees as maps copy them: with three decimals each, or with a longitude of the west. */
const IN_TEXT =
  /(?<![\d.,$-])(-?\d{1,2}\.\d{3,15})(?:[,;] ?| )([-−]?\d{1,3}\.\d{3,15})(?![\d.])|(?<![\d.,$-])(\d{1,2}\.\d{2,15})(?:[,;] ?| )([-−]\d{2,3}\.\d{2,15})(?![\d.])/g

/** Points inside a sentence: "a board near 47.6513, -122.3502". Offsets as in `PlaceSpan`. */
export function findPointsInText(text: string): { start: number; end: number; point: LatLng }[] {
  return [...text.matchAll(IN_TEXT)].flatMap((match) => {
    const [lat = Number.NaN, lng = Number.NaN] = match
      .slice(1)
      .filter((part) => part !== undefined)
      .map((part) => Number(part.replace('−', '-')))
    const start = match.index
    return isLatLng(lat, lng) ? [{ start, end: start + match[0].length, point: { lat, lng } }] : []
  })
}
