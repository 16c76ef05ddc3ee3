import type { Place } from '#contract/discovery/places.ts'
import type { LatLng } from '#domain/geo.ts'

type FindPlaces = (text: string) => Promise<Place[]>

/** Below this a name may be another town's: the form says so and places no pin by it. */
const SURE = 0.6

/** Where a space lies by its words: its address where a geocoder finds that, else its town. Undefined for a guess. */
export async function findPin(
  { location, address }: { location: string; address: string },
  findPlaces: FindPlaces,
): Promise<Place | undefined> {
  const isSpot = address !== '' && location !== ''
  const spots = isSpot ? (await findPlaces(`${address}, ${location}`)).filter(isExact) : []
  const towns = spots.length > 0 ? [] : (await findPlaces(location)).slice(0, 1)
  const others = spots.length + towns.length > 0 ? [] : (await findPlaces(address)).slice(0, 1)
  return [...spots, ...towns, ...others].find(({ confidence }) => confidence >= SURE)
}

/** A point of its own rather than the middle of an area. */
function isExact({ kind }: Place): boolean {
  return kind === 'landmark'
}

/** What the form says of a pin that it has placed; null where it is where the words say. */
export function describePin(place: Place): string | null {
  return isExact(place)
    ? null
    : `We put the pin at the middle of ${place.name}: drag it to where your space is.`
}

export function describeUnknown(location: string): string {
  return `“${location}” may be several places, or none that we know. Add its state, or put the pin on the map.`
}

/** A tenth of a meter apart is the same point, rounded. */
const SAME_DEGREES = 1e-5

export function isAt(place: Place, point: LatLng): boolean {
  return Math.abs(place.lat - point.lat) < SAME_DEGREES && Math.abs(place.lng - point.lng) < SAME_DEGREES
}

/** The town of a pasted point, so that no numbers stand for the location. */
export function nameOf({ kind, landmark, parent, state, canonical }: Place): string {
  const isPoint = kind === 'landmark' && landmark === null && parent !== null
  return isPoint ? [parent, state].filter(Boolean).join(', ') : canonical
}
