import { type Bounds, contains } from '../../geo.ts'
import { required } from '../../required.ts'
import type { PlaceIndex } from './place-index.ts'
import type { ZipPeople } from './types.ts'
import { toKey } from './words.ts'

/** Of a ZIP whose city has no figure. */
const LEAST_PEOPLE = 1000

/**
 * ZIP points inside a box. There is no figure for a ZIP: the people of a city are spread over its ZIPs in equal parts,
 * those in another of its counties too.
 */
export function createZipReader({ zips, byKey }: PlaceIndex): (bounds: Bounds) => ZipPeople[] {
  const cities = zips.towns.map(toCity)
  const counts = new Map<string, number>()
  for (const town of zips.town.subarray(0, zips.codes.length)) {
    const city = required(cities[town])
    counts.set(city, (counts.get(city) ?? 0) + 1)
  }
  /** Of each ZIP of a city; read when it is needed, once. */
  const people = new Map<string, number>()
  const peopleOf = (city: string): number => {
    const known = people.get(city)
    if (known !== undefined) return known
    const [state, name = ''] = city.split('\t')
    const entry = byKey.get(toKey(name))?.find((one) => one.kind === 'city' && one.state === state)
    const some = Math.max(LEAST_PEOPLE, (entry?.population ?? 0) / required(counts.get(city)))
    people.set(city, some)
    return some
  }
  return (bounds) => {
    const found: ZipPeople[] = []
    for (let at = 0; at < zips.codes.length; at++) {
      const point = { lat: required(zips.lats[at]) / 1000, lng: required(zips.lngs[at]) / 1000 }
      if (contains(bounds, point))
        found.push({ ...point, people: peopleOf(required(cities[required(zips.town[at])])) })
    }
    return found
  }
}

/** Of `state, county, town` without the county. */
function toCity(town: string): string {
  const [state, , name] = town.split('\t')
  return `${state}\t${name}`
}
