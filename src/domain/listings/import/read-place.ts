import { distanceKm, KM_PER_MILE, type LatLng } from '../../geo.ts'
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
  if (point) checkCity(row, point)
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
    locationDetails: row.limited('locationDetails', LIMITS.locationDetails.max) ?? readSpot(row),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  }
}

const FAR_KM = 100
const FAR = `${Math.round(FAR_KM / KM_PER_MILE)} miles`

/** A pin in another part of the country than the city of its row is said, whichever of them is wrong. */
function checkCity(row: RowReader, point: LatLng): void {
  const city = withoutState(row.short('city') || row.short('locationText'), row.short('state'))
  const name = /, [A-Z]{2}$/.test(city) || !row.short('state') ? city : `${city}, ${row.short('state')}`
  if (!city || !/, \S/.test(name)) return
  const known = row.plan.findCity?.(name)
  if (known && distanceKm(known, point) > FAR_KM)
    row.note(`the coordinates are more than ${FAR} from ${name}`)
}

const SPOT = /\d|\b(?:st|ave|avenue|street|rd|road|blvd|hwy|[nsew]\/?[osew]|at|near)\b|[@&]/i

/** Beside a city, a location that says where in it. */
function readSpot(row: RowReader): string | null {
  const written = row.line1('locationText')
  const isSpot = row.short('city') !== '' && SPOT.test(written) && !row.isKnown
  return isSpot ? written.slice(0, LIMITS.locationDetails.max) : null
}

function nameSpot(row: RowReader, point: LatLng): string {
  const name = row.plan.placeName?.(point)
  if (name) row.note('the location was named after the nearest city')
  return name ?? `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}`
}

function namedPlace(row: RowReader): string {
  const state = row.short('state')
  const region = [state, readPostalCode(row, state)].filter(Boolean).join(' ')
  // what Placard wrote itself is right already
  const tidy = row.isKnown ? (text: string) => text : tidyCase
  const city = withoutState(tidy(row.short('city')), state)
  const written = tidy(row.short('locationText'))
  const parts = [tidy(row.short('neighborhood')), city || written, region]
  return parts.filter(Boolean).join(', ')
}

/** `Seattle, WA` beside a column for the state. */
function withoutState(city: string, state: string): string {
  const end = `, ${state}`.toLowerCase()
  return state !== '' && city.toLowerCase().endsWith(end) ? city.slice(0, -end.length) : city
}

/** States whose ZIP codes begin with a zero, which spreadsheets take for a number's. */
const ZERO_STATES =
  /^(ct|ma|me|nh|nj|pr|ri|vt|vi|ae|connecticut|massachusetts|maine|new hampshire|new jersey|puerto rico|rhode island|vermont|virgin islands)$/i

function readPostalCode(row: RowReader, state: string): string {
  const code = row.short('postalCode').replace(/\.0$/, '')
  const [, digits = '', more = ''] = /^(\d{3,4})(-\d{4})?$/.exec(code) ?? []
  if (digits === '') return code
  if (state === '' || ZERO_STATES.test(state)) return digits.padStart(5, '0') + more
  row.note(`the ZIP code ${code} was left out: it is none of ${state}`)
  return ''
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
