import type { FindPlaces, KnownPlace, PlaceKind, PlaceMention } from '#assistant/places.ts'

/**
 * Places of the evaluation set; real ones come from the gazetteer, this table keeps the rules' scores independent of
 * it.
 */
const PLACES: readonly (readonly [names: string, kind: PlaceKind, lat: number, lng: number])[] = [
  ['Seattle', 'city', 47.6062, -122.3321],
  ['Tacoma', 'city', 47.2529, -122.4443],
  ['Olympia', 'city', 47.0379, -122.9007],
  ['Bellevue', 'city', 47.6101, -122.2015],
  ['Everett', 'city', 47.979, -122.2021],
  ['Kent', 'city', 47.3809, -122.2348],
  ['Renton', 'city', 47.4829, -122.2171],
  ['Redmond', 'city', 47.674, -122.1215],
  ['Kirkland', 'city', 47.6769, -122.206],
  ['Lacey', 'city', 47.0343, -122.8232],
  ['Tumwater', 'city', 47.0073, -122.9093],
  ['Bremerton', 'city', 47.5673, -122.6326],
  ['Puyallup', 'city', 47.1854, -122.2929],
  ['Gig Harbor', 'city', 47.3293, -122.5801],
  ['Bainbridge Island', 'city', 47.6262, -122.5212],
  ['Federal Way', 'city', 47.3223, -122.3126],
  ['Lynnwood', 'city', 47.8209, -122.3151],
  ['Edmonds', 'city', 47.8107, -122.3774],
  ['Portland', 'city', 45.5152, -122.6784],
  ['Spokane', 'city', 47.6588, -117.426],
  ['Austin', 'city', 30.2672, -97.7431],
  ['Denver', 'city', 39.7392, -104.9903],
  ['Fremont', 'neighborhood', 47.651, -122.3501],
  ['Ballard', 'neighborhood', 47.6687, -122.3847],
  ['Capitol Hill', 'neighborhood', 47.6233, -122.3207],
  ['University District', 'neighborhood', 47.6614, -122.3133],
  ['Georgetown', 'neighborhood', 47.5475, -122.3205],
  ['West Seattle', 'neighborhood', 47.5667, -122.3868],
  ['South Lake Union', 'neighborhood', 47.6256, -122.3344],
  ['Pioneer Square', 'neighborhood', 47.6015, -122.3343],
  ['Stadium District', 'neighborhood', 47.265, -122.448],
  ['Tacoma Dome', 'landmark', 47.2367, -122.4269],
  ['Pike Place Market', 'landmark', 47.6097, -122.3425],
  ['Space Needle', 'landmark', 47.6205, -122.3493],
  ['Lumen Field', 'landmark', 47.5952, -122.3316],
  ['Climate Pledge Arena', 'landmark', 47.6221, -122.354],
  ['Seattle-Tacoma International Airport', 'landmark', 47.4502, -122.3088],
  ['98101', 'zip', 47.611, -122.3346],
  ['98402', 'zip', 47.2538, -122.4437],
  ['98501', 'zip', 47.0123, -122.8767],
]

const NICKNAMES: readonly (readonly [said: string, name: string])[] = [
  ['U District', 'University District'],
  ['U-District', 'University District'],
  ['Cap Hill', 'Capitol Hill'],
  ['SLU', 'South Lake Union'],
  ['Pike Place', 'Pike Place Market'],
  ['Sea-Tac Airport', 'Seattle-Tacoma International Airport'],
  ['Seatac airport', 'Seattle-Tacoma International Airport'],
  ['Tacma', 'Tacoma'],
  ['Seatle', 'Seattle'],
  ['Olimpia', 'Olympia'],
  ['Belevue', 'Bellevue'],
]

const BY_NAME = new Map(PLACES.map(([name, kind, lat, lng]) => [name, toPlace(name, kind, lat, lng)]))
const SAID: readonly { pattern: RegExp; place: KnownPlace }[] = [
  ...PLACES.map(([name]) => [name, name] as const),
  ...NICKNAMES,
]
  .sort((a, b) => b[0].length - a[0].length)
  .map(([said, name]) => ({
    pattern: new RegExp(`\\b${said}\\b`, 'gi'),
    place: BY_NAME.get(name) as KnownPlace,
  }))

function toPlace(name: string, kind: PlaceKind, lat: number, lng: number): KnownPlace {
  return { name, kind, state: 'WA', population: 0, lat, lng, radiusKm: kind === 'city' ? 8 : 2 }
}

/** Finds the table's places in a text, longest names first, never overlapping. */
export const findPugetSoundPlaces: FindPlaces = (text) => {
  const found: PlaceMention[] = []
  for (const { pattern, place } of SAID)
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (!found.some((one) => start < one.end && end > one.start)) found.push({ start, end, place })
    }
  return found.sort((a, b) => a.start - b.start)
}

/** A place of the table by its canonical name. */
export function getPugetSoundPlace(name: string): KnownPlace {
  const place = BY_NAME.get(name)
  if (!place) throw new Error(`no such place in the evaluation table: ${name}`)
  return place
}
