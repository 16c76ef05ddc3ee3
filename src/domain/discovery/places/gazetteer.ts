import { findPlacesInText } from './find-in-text.ts'
import { createTownFinder } from './nearest-town.ts'
import { buildPlaceIndex } from './place-index.ts'
import { resolvePlace } from './resolve.ts'
import { suggestPlaces } from './suggest.ts'
import type { Gazetteer, PlaceTables } from './types.ts'
import { createZipReader } from './zip-people.ts'

/**
 * The built-in geocoder over the given tables (`db/places/*.tsv` as text). Building takes tens of milliseconds and a
 * few dozen MB, a lookup microseconds; there is no I/O afterwards.
 */
export function createGazetteer(tables: PlaceTables): Gazetteer {
  const index = buildPlaceIndex(tables)
  let findTown: ReturnType<typeof createTownFinder> | undefined
  let readZips: ReturnType<typeof createZipReader> | undefined
  return {
    resolvePlace: (text, options) => resolvePlace(index, text, options),
    findPlacesInText: (text, options) => findPlacesInText(index, text, options),
    suggestPlaces: (prefix, options) => suggestPlaces(index, prefix, options),
    findTownNear: (point) => {
      findTown ??= createTownFinder(index.zips)
      return findTown(point)
    },
    listZipPeople: (bounds) => {
      readZips ??= createZipReader(index)
      return readZips(bounds)
    },
  }
}
