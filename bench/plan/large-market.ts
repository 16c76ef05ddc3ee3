import { AD_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { Market } from '#planner/problem.ts'
import { catchmentOf, type PeoplePoint, Spread, toCells } from '#planner/spread.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'

const SELLERS = 600
/** Seattle and Tacoma with what is around them. */
const AREA = { south: 47.0, north: 48.0, west: -122.7, east: -121.9 }

/** Synthetic spaces of one metro, long-tailed prices and contacts, spread like its people. */
export function buildLargeMarket(count: number, seed: number): Market {
  const random = createRandom(seed)
  const points = loadGazetteer().listZipPeople(AREA)
  const spread = new Spread(points)
  const bell = () => random() + random() + random() + random() - 2
  const nextPoint = createPicker(points, random)
  const costs = new Float64Array(count)
  const contacts = new Float64Array(count)
  const media = new Uint8Array(count)
  const sellers = new Int32Array(count)
  const vectors = new Int32Array(count)
  for (let row = 0; row < count; row++)
    costs[row] = Math.max(2_000, Math.round(100 * Math.exp(6.4 + 2 * bell())))
  costs.sort()
  for (let row = 0; row < count; row++) {
    const point = nextPoint()
    const medium = Math.floor(random() * AD_TYPES.length)
    const venue = random() < 0.3 ? null : VENUES[Math.floor(random() * VENUES.length)]!
    const at = { lat: point.lat + bell() * 0.02, lng: point.lng + bell() * 0.03 }
    // contacts follow the price, with a wide spread of what a thousand of them cost
    contacts[row] = (costs[row]! / 100 / 8) * 1000 * Math.exp(0.9 * bell()) * (0.4 + 0.6 * random())
    media[row] = medium
    sellers[row] = Math.floor(SELLERS * random() * random())
    vectors[row] = spread.vectorOf(at, catchmentOf(AD_TYPES[medium]!, venue))
  }
  return {
    sellerCount: SELLERS,
    cells: toCells(points),
    catchments: spread.catchments,
    candidates: {
      ids: Int32Array.from(costs.keys(), (row) => row + 1),
      costs,
      media,
      sellers,
      contacts,
      vectors,
    },
  }
}

/** A picker of points by their people. */
function createPicker(points: readonly PeoplePoint[], random: () => number): () => PeoplePoint {
  const sums: number[] = []
  let total = 0
  for (const { people } of points) {
    total += people
    sums.push(total)
  }
  return () => {
    const aim = random() * total
    return points[sums.findIndex((sum) => sum > aim)]!
  }
}
