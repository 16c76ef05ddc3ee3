import type { LatLng } from '../../geo.ts'
import { LIMITS } from '../../limits.ts'
import { required } from '../../required.ts'
import { checkPoint, parseDegrees, parsePair } from './coordinates.ts'
import type { RowReader } from './row-reader.ts'

export interface ReadPlace {
  locationText: string
  address: string | null
  locationDetails: string | null
  lat: number | null
  lng: number | null
}

/** Location of a row's space: always a text, and coordinates when the row has them. */
export function readPlace(row: RowReader): ReadPlace {
  const point = readPoint(row)
  const address = row.limited('address', LIMITS.address.max)
  const named = namedPlace(row) || (address ? tidyCase(oneLine(address)) : '')
  const spot = point && !named ? nameSpot(row, point) : ''
  const place = named || spot
  const { max } = LIMITS.locationText
  const locationText = place.length > max ? row.cut('locationText', place, max) : place
  if (!locationText && !row.isKnown)
    row.fail(
      'locationText',
      'missing',
      'no city, neighborhood, address or coordinates say where this space is',
    )
  return {
    locationText,
    address: address && oneLine(address),
    locationDetails: row.limited('locationDetails', LIMITS.locationDetails.max),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  }
}

function nameSpot(row: RowReader, point: LatLng): string {
  const name = row.plan.placeName?.(point)
  if (name) row.note('the location was named after the nearest city')
  return name ?? `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}`
}

function namedPlace(row: RowReader): string {
  const region = [row.short('state'), row.short('postalCode').replace(/\.0$/, '')].filter(Boolean).join(' ')
  // what Placard wrote itself is right already
  const tidy = row.isKnown ? (text: string) => text : tidyCase
  const city = tidy(row.short('city'))
  const written = tidy(row.short('locationText'))
  const parts = [tidy(row.short('neighborhood')), city || written, region]
  return parts.filter(Boolean).join(', ')
}

function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).join(', ').replace(/\s+/g, ' ')
}

/** `WESTERN DISTRICT, AS` → `Western District, AS`: converts the all caps of old systems. Mixed case stays as it is. */
export function tidyCase(text: string): string {
  if (/\p{Lowercase}/u.test(text) || !/\p{Letter}{4}/u.test(text)) return text
  return text.replace(/\p{Letter}[\p{Letter}']*/gu, (word, at: number) => {
    const isState = word.length === 2 && /, *$/.test(text.slice(0, at))
    return isState ? word : required(word[0]) + word.slice(1).toLowerCase()
  })
}

function readPoint(row: RowReader): LatLng | null {
  const pair = row.parsed('point', parsePair, 'a pair of coordinates')
  const lat = row.parsed('lat', parseDegrees, 'a latitude in degrees') ?? pair?.lat
  const lng = row.parsed('lng', parseDegrees, 'a longitude in degrees') ?? pair?.lng
  if (lat === undefined && lng === undefined) return null
  if (lat === undefined || lng === undefined) {
    if (!row.errors.some(({ field }) => field === 'lat' || field === 'lng'))
      row.unread(lat === undefined ? 'lat' : 'lng', 'half-pair', 'one of the two coordinates is missing')
    return null
  }
  const checked = checkPoint(lat, lng)
  if ('problem' in checked) {
    row.unread('lat', 'off-globe', checked.problem)
    return null
  }
  if (checked.note) row.note(checked.note)
  return checked.point
}
