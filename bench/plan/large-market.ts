import { readFileSync } from 'node:fs'
import { AD_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { Market } from '#planner/problem.ts'
import { catchmentOf, type PeoplePoint, Spread, spreadPeople, toCells } from '#planner/spread.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'

const SELLERS = 600
/** Seattle and Tacoma with what is around them. */
const AREA = { south: 47.0, north: 48.0, west: -122.7, east: -121.9 }

/** Synthetic spaces of one metro, long-tailed prices and contacts, spread like its people. */
export function buildLargeMarket(count: number, seed: number): Market {
  const random = createRandom(seed)
  const points = readPoints()
  const spread = new Spread(points)
  const bell = () => random() + random() + random() + random() - 2
  const nextPoint = createPicker(points, random)
  const costs = new Float64Array(count)
  const contacts = new Float64Array(count)
  const media = new Uint8Array(count)
  const sellers = new Int32Array(count)
  const vectors = new Int32Array(count)
  for (let row = 0; row < count; row++) {
    const point = nextPoint()
    const medium = Math.floor(random() * AD_TYPES.length)
    const venue = random() < 0.3 ? null : VENUES[Math.floor(random() * VENUES.length)]!
    const at = { lat: point.lat + bell() * 0.02, lng: point.lng + bell() * 0.03 }
    costs[row] = Math.max(2_000, Math.round(100 * Math.exp(6.4 + 2 * bell())))
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

function readPoints(): PeoplePoint[] {
  const populations = new Map(
    readTable('cities').map(([name, state, , , people]) => [`${name}, ${state}`, Number(people)]),
  )
  const zips = readZips().filter(
    ({ lat, lng }) => lat > AREA.south && lat < AREA.north && lng > AREA.west && lng < AREA.east,
  )
  return spreadPeople(zips, (city) => populations.get(city) ?? null)
}

function readTable(name: string): string[][] {
  const text = readFileSync(new URL(`../../db/places/${name}.tsv`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
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

/** A line names a city, and its ZIPs as `98401 47254 -122444,98402 …`, in thousandths of a degree. */
function readZips() {
  return readTable('zips').flatMap(([state, , city, zips]) =>
    zips!.split(',').map((zip) => {
      const [, lat, lng] = zip.split(' ').map(Number)
      return { lat: lat! / 1000, lng: lng! / 1000, city: `${city}, ${state}` }
    }),
  )
}
