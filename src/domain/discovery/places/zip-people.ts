import { type Bounds, contains } from '../../geo.ts'
import { required } from '../../required.ts'
import type { PlaceIndex } from './place-index.ts'
import type { ZipPeople } from './types.ts'
import { toKey } from './words.ts'

/** Of a ZIP whose city has no figure. */
const LEAST_PEOPLE = 1000

/**
 * ZIP points inside a box. There is no figure for a ZIP: the people of a city are spread over its ZIPs in equal parts.
 */
export function createZipReader({ zips, byKey }: PlaceIndex): (bounds: Bounds) => ZipPeople[] {
  const counts = new Int32Array(zips.towns.length)
  for (const town of zips.town.subarray(0, zips.codes.length)) counts[town] = required(counts[town]) + 1
  const peopleOf = (town: number) => {
    const [state, , name = ''] = required(zips.towns[town]).split('\t')
    const city = byKey.get(toKey(name))?.find((entry) => entry.kind === 'city' && entry.state === state)
    return Math.max(LEAST_PEOPLE, (city?.population ?? 0) / required(counts[town]))
  }
  return (bounds) => {
    const found: ZipPeople[] = []
    for (let at = 0; at < zips.codes.length; at++) {
      const point = { lat: required(zips.lats[at]) / 1000, lng: required(zips.lngs[at]) / 1000 }
      if (contains(bounds, point)) found.push({ ...point, people: peopleOf(required(zips.town[at])) })
    }
    return found
  }
}
