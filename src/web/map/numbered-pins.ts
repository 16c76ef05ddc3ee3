import { distanceKm, type LatLng } from '#domain/geo.ts'

/** A place on the map with the numbers of what stands there. */
export interface NumberedPin extends LatLng {
  /** "3", "3, 5" where several are at one place. */
  numbers: string
  /** Said of it: starts with the visible numbers. */
  name: string
}

interface Numbered {
  /** Null: it has no place on the map, or is not offered any more. */
  coordinates: LatLng | null
  title: string
}

const MAX_NUMBERS = 4

/** A place that is no item of the list, such as an own shop. */
export interface MarkedPlace extends LatLng {
  name: string
}

/** A shop that is farther away does not shrink the map. */
const NEAR_KM = 30

/** What the map shows at first: all pins, and of each the nearest marked place, unless that is far away. */
export function listFirstView(pins: readonly LatLng[], marks: readonly LatLng[]): LatLng[] {
  const near = pins.flatMap((pin) => {
    let nearest: { at: LatLng; km: number } | null = null
    for (const at of marks) {
      const km = distanceKm(pin, at)
      if (km <= NEAR_KM && (nearest === null || km < nearest.km)) nearest = { at, km }
    }
    return nearest ? [nearest.at] : []
  })
  return [...pins, ...near]
}

/** Pins of a list, numbered from 1 as its items are; what has no coordinates keeps its number and has no pin. */
export function toNumberedPins(items: readonly Numbered[]): NumberedPin[] {
  const places = new Map<string, { at: LatLng; numbers: number[]; titles: string[] }>()
  for (const [index, { coordinates, title }] of items.entries()) {
    if (!coordinates) continue
    // about ten meters: two pins there would cover each other at any zoom
    const key = `${coordinates.lat.toFixed(4)} ${coordinates.lng.toFixed(4)}`
    const place = places.get(key) ?? { at: coordinates, numbers: [], titles: [] }
    place.numbers.push(index + 1)
    if (!place.titles.includes(title)) place.titles.push(title)
    places.set(key, place)
  }
  return [...places.values()].map(({ at, numbers, titles }) => {
    const shown = numbers.slice(0, MAX_NUMBERS).join(', ')
    const words = numbers.length > MAX_NUMBERS ? `${shown} …` : shown
    return { lat: at.lat, lng: at.lng, numbers: words, name: `${words}: ${titles.join('; ')}` }
  })
}
